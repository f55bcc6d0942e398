// Who sits at this browser: the guest behind the cookie, if there is one yet.
import { api, ApiError } from './api';
import { lang, LANGUAGES, t, textIn } from './i18n.svelte';
import type { Me } from './wire';

let me = $state<Me | null>(null);
let asked: Promise<Me | null> | null = null;

/** The guest, or null for somebody new (or before the server has answered). Reactive. */
export function guest(): Me | null {
  return me;
}

/** Asks the server once who this is. Throws ApiError; asks again after a failure. */
export function loadGuest(): Promise<Me | null> {
  asked ??= api.me().then(
    (found) => (me = found),
    (error: unknown) => {
      asked = null;
      throw error;
    },
  );
  return asked;
}

/** Takes a name: makes the guest, or renames them. */
export async function callMe(name: string): Promise<Me> {
  me = await api.setMe(name.trim(), lang());
  asked = Promise.resolve(me);
  return me;
}

/** Makes sure that there is a guest: somebody new is called by a friendly name, which they may change. */
export async function ensureGuest(): Promise<Me> {
  const found = await loadGuest();
  return found?.name ? found : await callMe(t('web-guest-name'));
}

/** Tells the server the language of the page, for its own words. For somebody new there is nothing to tell. */
export async function tellLanguage(): Promise<void> {
  if (!me?.name || me.lang === lang()) return;
  const friendly = LANGUAGES.some((language) => textIn(language, 'web-guest-name') === me?.name);
  try {
    me = await api.setMe(friendly ? t('web-guest-name') : me.name, lang());
  } catch (error) {
    if (!(error instanceof ApiError && error.fleeting)) throw error;
    // unreachable just now: the next request that changes something tells it again
  }
}

/** Begins anew, as in a browser that was just opened (tests). */
export function forgetGuest(): void {
  me = null;
  asked = null;
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import english from '$locales/en/web.ftl?raw';
import italian from '$locales/it/web.ftl?raw';
import { addWords, ago, hasText, lang, listed, setLang, t, textIn } from './i18n.svelte';

afterEach(() => setLang('en'));

const keys = (source: string): string[] => [...source.matchAll(/^([a-z][\w-]*) =/gm)].map((hit) => hit[1] ?? '');

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return /\.(svelte|ts)$/.test(entry.name) && !entry.name.endsWith('.test.ts') ? [readFileSync(path, 'utf8')] : [];
  });
}

describe('words', () => {
  it('are the same keys in both languages', () => expect(keys(italian)).toEqual(keys(english)));

  it('exist for every key that the pages name', () => {
    const code = sources('src').join('\n');
    const named = [...code.matchAll(/'(web-[a-z][\w-]*)'/g)].map((hit) => hit[1] ?? '');
    expect(named.filter((key) => !keys(english).includes(key))).toEqual([]);
  });

  it('are all used', () => {
    const code = sources('src').join('\n');
    const patterns = [...code.matchAll(/`(web-[^`]*)`/g)].map(
      (hit) => new RegExp(`^${(hit[1] ?? '').replace(/\$\{[^}]*\}/g, '[\\w-]+')}$`),
    );
    const unused = keys(english).filter((key) => !code.includes(`'${key}'`) && !patterns.some((one) => one.test(key)));
    expect(unused).toEqual([]);
  });

  it('follow the language', () => {
    expect(t('web-play-now')).toBe('Play now');
    setLang('it');
    expect(lang()).toBe('it');
    expect(t('web-play-now')).toBe('Gioca subito');
    expect(document.documentElement.lang).toBe('it');
    expect(textIn('en', 'web-opponents', { count: 1 })).toBe('opponent');
  });

  it('show their key, and complain, when they are missing', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect(t('web-nothing-like-this')).toBe('web-nothing-like-this');
    expect(hasText('web-nothing-like-this')).toBe(false);
    expect(warn).toHaveBeenCalledOnce();
    warn.mockRestore();
  });

  it('can be added later, twice without harm', () => {
    const words = { en: 'late-word = Late { $n }', it: 'late-word = Tardi { $n }' };
    addWords(words);
    addWords(words);
    expect(t('late-word', { n: 3 })).toBe('Late 3');
  });
});

describe('in words', () => {
  it('times', () => {
    const now = Date.parse('2026-05-01T12:00:00Z');
    expect(ago('2026-05-01T11:55:00Z', now)).toBe('5 minutes ago');
    expect(ago('2026-04-30T12:00:00Z', now)).toBe('yesterday');
    expect(ago('2026-05-01T11:59:40Z', now)).toBe('now');
    expect(ago('never', now)).toBe('');
    setLang('it');
    expect(ago('2026-05-01T09:00:00Z', now)).toBe('3 ore fa');
  });

  it('lists', () => {
    setLang('it');
    expect(listed(['Anna', 'Bruno', 'Chiara'])).toBe('Anna, Bruno e Chiara');
  });
});

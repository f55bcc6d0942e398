// Words that all boards need, in the language of the page; those that more than one game says stand in common.ftl.

import { addWords, lang, t } from '$lib/i18n.svelte';
import commonEn from '$locales/en/common.ftl?raw';
import commonIt from '$locales/it/common.ftl?raw';

addWords({ en: commonEn, it: commonIt });

/** A note on a thing: its name, and what there is to say of it. */
export interface Note {
  title: string;
  lines: string[];
}

/** A note in one line, as a label for those who do not see it. */
export const spoken = (note: Note): string => [note.title, ...note.lines].join('. ');

function joined(parts: readonly string[], by: 'join-and' | 'join-or'): string {
  const last = parts.at(-1);
  if (parts.length < 2 || last === undefined) return parts[0] ?? '';
  return t(by, { rest: parts.slice(0, -1).join(', '), last });
}

/** A list in words: "a, b and c". */
export const listed = (parts: readonly string[]): string => joined(parts, 'join-and');

/** A choice in words: "a, b or c". */
export const eitherOf = (parts: readonly string[]): string => joined(parts, 'join-or');

/** With a capital letter in front. */
export const capital = (words: string): string => words.charAt(0).toLocaleUpperCase(lang()) + words.slice(1);

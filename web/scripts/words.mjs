// Picks the texts that a board needs out of the words of its game and writes them to src/generated/words/<game>.ts, so
// that a browser does not load those that only the server says. The list stands beside the board: game-words.json.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const path = (name) => fileURLToPath(new URL(name, import.meta.url));
const boards = path('../src/boards');
const folder = path('../src/generated/words');

/** The messages of a Fluent text that are on the list, in their order. */
function picked(text, wanted) {
  const fits = (key) => wanted.some((one) => (one.endsWith('*') ? key.startsWith(one.slice(0, -1)) : key === one));
  // a message: its key at the beginning of a line, then all lines that are indented
  return [...text.matchAll(/^([a-z][\w-]*) *=.*\n(?:(?:[ \t}].*)?\n)*/gm)]
    .filter(([, key]) => fits(key))
    .map(([message]) => message.trimEnd())
    .join('\n');
}

mkdirSync(folder, { recursive: true });
for (const game of readdirSync(boards)) {
  const list = `${boards}/${game}/game-words.json`;
  if (!existsSync(list)) continue;
  const wanted = JSON.parse(readFileSync(list, 'utf8'));
  const lines = ['en', 'it'].map((language) => {
    const text = readFileSync(path(`../../locales/${language}/${game}.ftl`), 'utf8');
    return `export const ${language} = ${JSON.stringify(picked(text, wanted))};`;
  });
  const made = `// Made by scripts/words.mjs from locales/*/${game}.ftl. Do not edit.\n${lines.join('\n')}\n`;
  const file = `${folder}/${game}.ts`;
  if (!existsSync(file) || readFileSync(file, 'utf8') !== made) writeFileSync(file, made);
}

// Picks the icons that the house uses out of the icon package and writes them to src/generated/icons/<group>.ts.
// The list is src/lib/icons.json: group -> our name -> the package's name. The group `house` is loaded with the first
// page, every other one with the board of its name; names.ts has the names of all. Icons: game-icons.net, CC BY 3.0 (see NOTICE). What an earlier list
// has left behind is taken away.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const path = (name) => fileURLToPath(new URL(name, import.meta.url));
const groups = JSON.parse(readFileSync(path('../src/lib/icons.json'), 'utf8'));
const set = JSON.parse(readFileSync(createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json'), 'utf8'));
const size = set.width ?? 512;

function refuse(name, why) {
  console.error(`icons.json: ${name}: ${why}`);
  process.exit(1);
}

function drawing(name, source) {
  const icon = set.icons[source] ?? set.icons[set.aliases?.[source]?.parent];
  const paths = icon ? [...icon.body.matchAll(/\sd="([^"]+)"/g)].map((match) => match[1]) : [];
  if (paths.length === 0) refuse(name, `the icon package has no drawing called ${source}`);
  return paths.map((one) => shorter(name, one)).join(' ');
}

const NUMBERS = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };

/** A path with one digit behind the point (icons are 512 wide and drawn at most 66 pixels wide). */
function shorter(name, drawn) {
  let out = '';
  for (const [, command, rest] of drawn.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const each = NUMBERS[command.toLowerCase()];
    const found = command.toLowerCase() === 'a' ? arcs(rest) : (rest.match(/[-+]?(?:\d+\.?\d*|\.\d+)/g) ?? []);
    if (each === undefined || (each === 0 ? found.length > 0 : found.length % each > 0)) refuse(name, `a path that is not understood: ${command}${rest}`);
    let before = '';
    out += command;
    for (const number of found) {
      const short = String(Math.round(Number(number) * 10) / 10).replace(/^(-?)0\./, '$1.');
      const apart = before === '' || short.startsWith('-') || (short.startsWith('.') && before.includes('.'));
      out += (apart ? '' : ' ') + short;
      before = short;
    }
  }
  return out;
}

/** The numbers of arcs: their two flags may stand without a gap. */
function arcs(rest) {
  const number = String.raw`[-+]?(?:\d+\.?\d*|\.\d+)`;
  const gap = String.raw`[\s,]*`;
  const arc = new RegExp(`(${number})${gap}(${number})${gap}(${number})${gap}([01])${gap}([01])${gap}(${number})${gap}(${number})`, 'g');
  return [...rest.matchAll(arc)].flatMap((match) => match.slice(1));
}

function write(file, text) {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}

const folder = path('../src/generated/icons');
mkdirSync(folder, { recursive: true });
for (const [group, wanted] of Object.entries(groups)) {
  const lines = Object.entries(wanted).map(([name, source]) => `  ${JSON.stringify(name)}: ${JSON.stringify(drawing(name, source))},`);
  const head = '// Made by scripts/icons.mjs from src/lib/icons.json. Do not edit.';
  write(`${folder}/${group}.ts`, `${head}\nexport const SIZE = ${size};\nexport const ICONS = {\n${lines.join('\n')}\n} as const;\n`);
}
const sources = new Map();
for (const [name, source] of Object.values(groups).flatMap((wanted) => Object.entries(wanted))) {
  if ((sources.get(name) ?? source) !== source) refuse(name, 'is two drawings in two groups; games share their names');
  sources.set(name, source);
}
const names = [...sources.keys()];
write(
  `${folder}/names.ts`,
  `// Made by scripts/icons.mjs from src/lib/icons.json. Do not edit.\nexport type IconName =\n${names.map((name) => `  | ${JSON.stringify(name)}`).join('\n')};\n`,
);
for (const file of readdirSync(folder)) {
  if (file !== 'names.ts' && !Object.hasOwn(groups, file.replace(/\.ts$/, ''))) rmSync(`${folder}/${file}`);
}

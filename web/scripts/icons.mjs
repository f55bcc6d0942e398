// Picks the icons that the house uses out of the icon package and writes them to src/generated/icons/<group>.ts.
// The list is src/lib/icons.json: group -> our name -> the package's name. The group `house` is loaded with the first
// page, every other one with the board of its name. Icons: game-icons.net, CC BY 3.0 (see NOTICE).
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const path = (name) => fileURLToPath(new URL(name, import.meta.url));
const groups = JSON.parse(readFileSync(path('../src/lib/icons.json'), 'utf8'));
const set = JSON.parse(readFileSync(createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json'), 'utf8'));
const size = set.width ?? 512;

function drawing(name, source) {
  const icon = set.icons[source] ?? set.icons[set.aliases?.[source]?.parent];
  const paths = icon ? [...icon.body.matchAll(/\sd="([^"]+)"/g)].map((match) => match[1]) : [];
  if (paths.length === 0) {
    console.error(`icons.json: ${name}: the icon package has no drawing called ${source}`);
    process.exit(1);
  }
  return paths.join(' ');
}

mkdirSync(path('../src/generated/icons'), { recursive: true });
for (const [group, wanted] of Object.entries(groups)) {
  const lines = Object.entries(wanted).map(([name, source]) => `  ${JSON.stringify(name)}: ${JSON.stringify(drawing(name, source))},`);
  writeFileSync(
    path(`../src/generated/icons/${group}.ts`),
    `// Made by scripts/icons.mjs from src/lib/icons.json. Do not edit.\nexport const SIZE = ${size};\nexport const ICONS = {\n${lines.join('\n')}\n} as const;\n`,
  );
}

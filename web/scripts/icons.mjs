// Picks the icons that the house uses out of the icon package and writes them to src/generated/icons.ts.
// The list is src/lib/icons.json: our name -> the package's name. Icons: game-icons.net, CC BY 3.0 (see NOTICE).
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const path = (name) => fileURLToPath(new URL(name, import.meta.url));
const wanted = JSON.parse(readFileSync(path('../src/lib/icons.json'), 'utf8'));
const set = JSON.parse(readFileSync(createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json'), 'utf8'));
const size = set.width ?? 512;

const found = {};
for (const [name, source] of Object.entries(wanted)) {
  const icon = set.icons[source] ?? set.icons[set.aliases?.[source]?.parent];
  const paths = icon ? [...icon.body.matchAll(/\sd="([^"]+)"/g)].map((match) => match[1]) : [];
  if (paths.length === 0) {
    console.error(`icons.json: ${name}: the icon package has no drawing called ${source}`);
    process.exit(1);
  }
  found[name] = paths.join(' ');
}
mkdirSync(path('../src/generated'), { recursive: true });
const lines = Object.entries(found).map(([name, d]) => `  ${JSON.stringify(name)}: ${JSON.stringify(d)},`);
writeFileSync(
  path('../src/generated/icons.ts'),
  `// Made by scripts/icons.mjs from src/lib/icons.json. Do not edit.\nexport const SIZE = ${size};\nexport const ICONS = {\n${lines.join('\n')}\n} as const;\n`,
);

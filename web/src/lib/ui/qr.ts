// QR codes (ISO/IEC 18004) for short texts: byte mode, versions 1 to 6, error correction L.

/** Codewords of data and of correction in a block, and the number of blocks, by version. */
const SIZES = [
  [19, 7, 1],
  [34, 10, 1],
  [55, 15, 1],
  [80, 20, 1],
  [108, 26, 1],
  [68, 18, 2],
] as const;

const EXP = new Uint8Array(510);
const LOG = new Uint8Array(256);
for (let power = 0, value = 1; power < 255; power += 1) {
  EXP[power] = EXP[power + 255] = value;
  LOG[value] = power;
  value = (value << 1) ^ (value & 128 ? 0x11d : 0); // the field GF(256) of QR codes
}
const at = (list: ArrayLike<number>, index: number): number => list[index] ?? 0;
const times = (a: number, b: number): number => (a && b ? at(EXP, at(LOG, a) + at(LOG, b)) : 0);

function correction(data: Uint8Array, count: number): Uint8Array {
  let generator = [1];
  for (let root = 0; root < count; root += 1) {
    const next = [...generator, 0];
    generator.forEach((value, place) => (next[place + 1] = at(next, place + 1) ^ times(value, at(EXP, root))));
    generator = next;
  }
  const rest = new Uint8Array(data.length + count);
  rest.set(data);
  for (let place = 0; place < data.length; place += 1) {
    const lead = at(rest, place);
    generator.forEach((value, step) => (rest[place + step] = at(rest, place + step) ^ times(value, lead)));
  }
  return rest.slice(data.length);
}

function codewords(bytes: Uint8Array, [data, extra, blocks]: readonly [number, number, number]): number[] {
  const bits = ['0100', bytes.length.toString(2).padStart(8, '0'), ...[...bytes].map((byte) => byte.toString(2).padStart(8, '0')), '0000'];
  const stream = bits.join('').slice(0, data * blocks * 8);
  const whole = stream.padEnd(Math.ceil(stream.length / 8) * 8, '0');
  const words = Array.from({ length: data * blocks }, (_, word) =>
    word * 8 < whole.length ? parseInt(whole.slice(word * 8, word * 8 + 8), 2) : (word - whole.length / 8) % 2 ? 0x11 : 0xec,
  );
  const parts = Array.from({ length: blocks }, (_, block) => Uint8Array.from(words.slice(block * data, (block + 1) * data)));
  const checks = parts.map((part) => correction(part, extra));
  const woven = (lists: Uint8Array[], length: number): number[] =>
    Array.from({ length }, (_, word) => lists.map((list) => at(list, word))).flat();
  return [...woven(parts, data), ...woven(checks, extra)];
}

/** The module grid with its fixed patterns: 0/1 where fixed, -1 where data goes. */
function frame(version: number): number[][] {
  const size = 17 + 4 * version;
  const grid = Array.from({ length: size }, () => Array<number>(size).fill(-1));
  const put = (row: number, column: number, dark: boolean | number): void => {
    const line = grid[row];
    if (line && column >= 0 && column < size) line[column] = Number(dark);
  };
  const square = (row: number, column: number, reach: number, light: number[]): void => {
    for (let y = -reach; y <= reach; y += 1)
      for (let x = -reach; x <= reach; x += 1)
        put(row + y, column + x, !light.includes(Math.max(Math.abs(x), Math.abs(y))));
  };
  for (let step = 8; step < size - 8; step += 1) {
    put(6, step, step % 2 === 0);
    put(step, 6, step % 2 === 0);
  }
  square(3, 3, 4, [2, 4]);
  square(3, size - 4, 4, [2, 4]);
  square(size - 4, 3, 4, [2, 4]);
  if (version > 1) square(size - 7, size - 7, 2, [1]);
  const format = 0b111011111000100; // level L, mask 0, with its own correction
  for (let bit = 0; bit < 15; bit += 1) {
    const dark = (format >> bit) & 1;
    put(bit < 6 ? bit : bit < 8 ? bit + 1 : size - 15 + bit, 8, dark);
    put(8, bit < 8 ? size - 1 - bit : bit === 8 ? 7 : 14 - bit, dark);
  }
  put(size - 8, 8, 1);
  return grid;
}

/** The code of a text as a square of `size` modules and the path of the dark ones; null for a text that is too long. */
export function qr(text: string): { size: number; path: string; grid: number[][] } | null {
  const bytes = new TextEncoder().encode(text);
  const version = SIZES.findIndex(([data, , blocks]) => bytes.length + 2 <= data * blocks) + 1;
  const sizes = SIZES[version - 1];
  if (!sizes) return null;
  const bits = codewords(bytes, sizes).flatMap((word) => [7, 6, 5, 4, 3, 2, 1, 0].map((bit) => (word >> bit) & 1));
  const grid = frame(version);
  const size = grid.length;
  let next = 0;
  for (let right = size - 1, up = true; right > 0; right -= 2, up = !up) {
    if (right === 6) right = 5; // the column of the timing pattern
    for (let step = 0; step < size; step += 1) {
      const row = up ? size - 1 - step : step;
      for (const column of [right, right - 1])
        if (grid[row]?.[column] === -1) grid[row][column] = at(bits, next++) ^ Number((row + column) % 2 === 0);
    }
  }
  const path = grid.flatMap((line, row) => line.flatMap((dark, column) => (dark ? [`M${column} ${row}h1v1h-1z`] : [])));
  return { size, path: path.join(''), grid };
}

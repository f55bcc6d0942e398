// Asia as this board draws it: coasts, lakes, rivers, mountains and deserts in units of the map. Our own drawing: shapes
// that suit the places of the game, not a chart to sail by.

import { curve, type Point, short } from '$lib/curves';

const MAINLAND: readonly Point[] = [
  [-30, -30], [300, -34], [650, -34], [985, -30], [985, 22], [944, 44], [912, 84], [903, 106], [923, 128], [934, 166], [916, 168], [901, 138],
  [886, 128], [869, 142], [872, 163], [889, 172], [908, 184], [896, 205], [880, 222], [893, 246], [913, 268], [917, 304], [914, 336], [903, 372],
  [884, 402], [852, 421], [815, 431], [782, 432], [766, 446], [784, 474], [792, 508], [770, 534], [748, 538], [742, 512], [724, 494],
  [704, 486], [697, 508], [706, 544], [727, 570], [724, 586], [703, 574], [685, 540], [674, 502], [664, 466], [646, 438], [618, 426],
  [596, 418], [576, 404], [551, 402], [528, 416], [507, 442], [488, 474], [472, 512], [452, 548], [436, 556], [420, 532], [402, 494],
  [390, 454], [382, 424], [352, 428], [331, 414], [330, 396], [299, 394], [262, 388], [228, 381], [208, 372], [186, 352], [162, 326],
  [132, 304], [106, 288], [94, 294], [108, 318], [132, 348], [152, 372], [172, 382], [188, 376], [204, 394], [214, 414], [196, 446], [158, 480],
  [112, 508], [62, 526], [42, 500], [20, 458], [-30, 396], [-34, 180],
];

const ISLANDS: readonly (readonly Point[])[] = [
  [[606, 508], [634, 517], [668, 541], [707, 573], [745, 596], [768, 626], [720, 640], [672, 606], [634, 568], [610, 530]], // Sumatra
  [[806, 566], [836, 540], [874, 524], [902, 538], [906, 572], [884, 622], [830, 632], [808, 600]], // Borneo
  [[470, 556], [483, 560], [487, 578], [476, 588], [466, 574]], // Ceylon
  [[934, 372], [943, 381], [936, 402], [926, 394]], // Formosa
  [[790, 446], [808, 448], [806, 462], [790, 460]], // Hainan
  [[900, 446], [916, 444], [921, 466], [910, 482], [899, 466]], // Luzon
  [[922, 494], [936, 500], [932, 518], [920, 512]],
];

const LAKES: readonly (readonly Point[])[] = [
  [[92, 84], [118, 86], [130, 104], [120, 126], [128, 152], [116, 180], [102, 172], [106, 140], [94, 112]], // Caspian
  [[226, 64], [250, 60], [258, 80], [244, 98], [226, 88]], // Aral
  [[400, 48], [440, 40], [474, 48], [440, 58], [410, 62]], // Balkhash
  [[746, 8], [770, 12], [796, 30], [780, 36], [756, 24]], // Baikal
  [[640, 222], [656, 220], [660, 230], [646, 236]], // Koko Nor
];

const RIVERS: readonly (readonly Point[])[] = [
  [[618, 246], [648, 248], [680, 226], [694, 150], [728, 132], [760, 150], [752, 218], [800, 222], [846, 196], [871, 160]], // the Yellow River
  [[560, 250], [600, 312], [664, 330], [716, 316], [764, 322], [808, 304], [862, 290], [914, 284]], // the Yangtze
  [[388, 316], [440, 342], [494, 372], [530, 374], [556, 402]], // the Ganges
  [[498, 262], [438, 266], [384, 300], [344, 344], [300, 394]], // the Indus
  [[640, 300], [672, 366], [716, 400], [734, 456], [772, 532]], // the Mekong
  [[30, 150], [48, 206], [82, 262], [100, 290]], // the Tigris
  [[396, 214], [330, 176], [270, 166], [244, 96]], // the Oxus
  [[620, 300], [636, 352], [640, 400], [646, 438]], // the Irrawaddy
];

/** Peaks: where each stands and how high it is. */
const PEAKS: readonly (readonly [x: number, y: number, high: number])[] = [
  // Hindu Kush and Himalaya
  [398, 226, 15], [416, 236, 13], [402, 254, 12], [462, 300, 14], [482, 314, 17], [500, 322, 14], [520, 326, 18], [540, 334, 15], [562, 336, 14], [584, 326, 12],
  // Kunlun
  [478, 240, 12], [496, 246, 14], [516, 242, 12], [650, 268, 11], [666, 274, 12],
  // Tian Shan
  [372, 104, 12], [388, 98, 14], [404, 104, 12], [486, 92, 13], [502, 84, 15], [520, 88, 12],
  // Altai and the north
  [560, 30, 13], [578, 24, 15], [596, 32, 12], [716, 40, 11], [826, 40, 12], [842, 34, 13], [858, 42, 11],
  // Zagros, Elburz
  [112, 226, 11], [128, 216, 12], [228, 268, 11], [244, 276, 12], [260, 272, 10],
  // the south of China
  [826, 362, 11], [842, 356, 13], [858, 364, 11], [692, 288, 11], [708, 282, 12],
  // the Ghats
  [424, 446, 10], [432, 462, 10],
];

/** Deserts: middle, half width, half height, how many grains. */
const DESERTS: readonly (readonly [x: number, y: number, across: number, down: number, grains: number])[] = [
  [500, 204, 52, 16, 26], // Taklamakan
  [740, 98, 66, 22, 30], // Gobi
  [196, 208, 34, 20, 18], // Kara Kum
  [232, 318, 40, 14, 14], // Lut
  [372, 384, 20, 12, 9], // Thar
  [70, 380, 54, 40, 34], // Arabia
  [330, 40, 60, 16, 20],
];

const WAVES: readonly Point[] = [
  [250, 424], [300, 448], [340, 470], [384, 520], [396, 572], [500, 560], [530, 510], [560, 560], [548, 448], [590, 468], [636, 590], [640, 484], [590, 596],
  [800, 486], [840, 452], [868, 486], [938, 230], [932, 290], [936, 434], [792, 566], [780, 596], [936, 556], [924, 596], [470, 600], [700, 528], [724, 548], [908, 116], [946, 200],
];

const grain = (seed: number): number => {
  const value = Math.sin(seed * 127.1) * 43758.5453;
  return value - Math.floor(value);
};

export const LAND = [MAINLAND, ...ISLANDS].map((points) => curve(points, true)).join('');
export const WATERS = LAKES.map((points) => curve(points, true)).join('');
export const STREAMS = RIVERS.map((points) => curve(points)).join('');

/** Each mountain: its face, and the strokes of its shaded side. */
export const MOUNTAINS = PEAKS.map(([x, y, high]) => {
  const half = high * 0.72;
  return `M${short(x - half)} ${y}Q${short(x - half * 0.4)} ${short(y - high * 0.5)} ${x} ${short(y - high)}Q${short(x + half * 0.5)} ${short(y - high * 0.45)} ${short(x + half)} ${y}`;
}).join('');
export const SLOPES = PEAKS.map(
  ([x, y, high]) => `M${short(x + 1.5)} ${short(y - high * 0.7)}l${short(high * 0.18)} ${short(high * 0.5)}M${short(x + high * 0.24)} ${short(y - high * 0.5)}l${short(high * 0.16)} ${short(high * 0.36)}`,
).join('');

/** Grains of sand. */
export const SANDS = DESERTS.flatMap(([x, y, across, down, grains], at) =>
  Array.from({ length: grains }, (_, index) => {
    const angle = grain(at * 40 + index) * Math.PI * 2;
    const far = Math.sqrt(grain(at * 60 + index * 3 + 7));
    return `M${short(x + Math.cos(angle) * far * across)} ${short(y + Math.sin(angle) * far * down)}h1.6`;
  }),
).join('');

export const SEAS = WAVES.map(([x, y]) => `M${x - 9} ${y}q4.5-5 9 0t9 0M${x - 3} ${y + 7}q4.5-5 9 0t9 0`).join('');

/** A dhow under sail, around its middle. */
export const DHOW = {
  hull: 'M-24 8Q0 15 25 5L17 17Q0 21-16 17Z',
  mast: 'M-2 10L2-30',
  sail: 'M-14 4Q-2-22 22-32Q25-8 16 3Q2 1-14 4Z',
} as const;

/** The rose of the winds, around its middle. */
export const ROSE = {
  cardinal: 'M0-30L5-5L30 0L5 5L0 30L-5 5L-30 0L-5-5Z',
  half: 'M0-30L5-5L0 0ZM30 0L5 5L0 0ZM0 30L-5 5L0 0ZM-30 0L-5-5L0 0Z',
  between: 'M17-17L6-3L3-6ZM17 17L3 6L6 3ZM-17 17L-6 3L-3 6ZM-17-17L-3-6L-6-3Z',
} as const;

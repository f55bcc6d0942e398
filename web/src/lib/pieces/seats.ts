// Seats are told apart by colour, shape and letter. Shapes are drawn around 0, 0 and fit a circle of radius 10 by eye.

export type SeatShape = 'circle' | 'square' | 'triangle' | 'diamond' | 'hexagon' | 'pentagon';

interface Form {
  shape: SeatShape;
  path: string;
  /** Where the middle of the letter stands. */
  middle: number;
}

const CIRCLE: Form = { shape: 'circle', path: 'M0-10A10 10 0 1 1 0 10A10 10 0 1 1 0-10Z', middle: 0 };
const FORMS: Record<string, Form> = {
  A: CIRCLE,
  B: { shape: 'square', path: 'M-9-9H9V9H-9Z', middle: 0 },
  C: { shape: 'triangle', path: 'M0-12L12 9.5H-12Z', middle: 3 },
  D: { shape: 'diamond', path: 'M0-12.5L12.5 0L0 12.5L-12.5 0Z', middle: 0 },
  E: { shape: 'hexagon', path: 'M-5.5-10H5.5L11.5 0L5.5 10H-5.5L-11.5 0Z', middle: 0 },
  F: { shape: 'pentagon', path: 'M0-11L11-2.5L7 10H-7L-11-2.5Z', middle: 1 },
};

/** The form of a seat's pieces; beyond F a circle. */
export function seatForm(letter: string): Form {
  return FORMS[letter] ?? CIRCLE;
}

// Whether things on a board move from place to place.

/** Whether motion is wanted. */
export function moving(): boolean {
  return typeof matchMedia === 'function' && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

// Zoom and pan as numbers: a scale and the place of the drawing's corner inside its window, in CSS pixels.

export interface Sight {
  scale: number;
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

export const WHOLE: Readonly<Sight> = { scale: 1, x: 0, y: 0 };
export const CLOSEST = 5;

/** The same sight with the drawing kept inside its window: no more than half of the window ever stays empty. */
export function kept(sight: Sight, window: Size, drawing: Size = window): Sight {
  const scale = Math.min(CLOSEST, Math.max(1, sight.scale));
  return {
    scale,
    x: along(sight.x, window.width, drawing.width * scale),
    y: along(sight.y, window.height, drawing.height * scale),
  };
}

function along(at: number, window: number, length: number): number {
  if (length <= window) return (window - length) / 2;
  return Math.min(0, Math.max(window - length, at));
}

/** The sight after zooming by a factor, with the point (in the window) staying where it is. */
export function zoomed(sight: Sight, factor: number, at: { x: number; y: number }): Sight {
  const scale = Math.min(CLOSEST, Math.max(1, sight.scale * factor));
  const by = scale / sight.scale;
  return { scale, x: at.x - (at.x - sight.x) * by, y: at.y - (at.y - sight.y) * by };
}

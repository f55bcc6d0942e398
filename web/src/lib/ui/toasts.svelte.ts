// Short notes at the edge of the screen: what went well, what went wrong.

export interface Toast {
  id: number;
  kind: 'note' | 'good' | 'bad';
  text: string;
  /** One thing that can be done about it. */
  action?: { label: string; run: () => void };
}

const SECONDS = { note: 6, good: 5, bad: 12 };
let last = 0;
let shown = $state<Toast[]>([]);
const clocks = new Map<number, ReturnType<typeof setTimeout>>();

/** The notes to show now, the newest last. Reactive. */
export function toasts(): readonly Toast[] {
  return shown;
}

/** Shows a note for a while; the same note twice is shown once, for longer. Gives its id. */
export function toast(text: string, kind: Toast['kind'] = 'note', action?: Toast['action']): number {
  const same = shown.find((one) => one.text === text && one.kind === kind);
  const id = same?.id ?? ++last;
  if (!same) shown = [...shown.slice(-3), { id, kind, text, action }];
  hold(id);
  clocks.set(id, setTimeout(() => dismiss(id), SECONDS[kind] * 1000));
  return id;
}

/** Keeps a note until it is let go or dismissed (the pointer or the focus is on it). */
export function hold(id: number): void {
  clearTimeout(clocks.get(id));
  clocks.delete(id);
}

/** Lets a note that was held go after its time. */
export function letGo(id: number): void {
  const one = shown.find((other) => other.id === id);
  hold(id);
  if (one) clocks.set(id, setTimeout(() => dismiss(id), SECONDS[one.kind] * 1000));
}

/** Takes a note away. */
export function dismiss(id: number): void {
  hold(id);
  shown = shown.filter((one) => one.id !== id);
}

// The browser's local storage, for what may be forgotten. Where it is refused, nothing is kept and nothing breaks.

/** What was kept under a name, or null. */
export function kept(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null; // storage is switched off: nothing was kept
  }
}

/** Keeps a text under a name. Tells whether it could. */
export function keep(name: string, text: string): boolean {
  try {
    localStorage.setItem(name, text);
    return true;
  } catch {
    return false; // storage is switched off or full: the choice lasts until the page is left
  }
}

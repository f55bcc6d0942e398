// The title of the browser's tab, and the sign that it is your turn.
let text = $state('');
let calling = $state('');

/** Names the page. Call it inside an effect, so that it follows the language. */
export function setTitle(title: string): void {
  text = title;
  show();
}

/** Calls from the tab, for instance "Your turn"; an empty text ends the call. The icon of the tab changes with it. */
export function call(words: string): void {
  calling = words;
  show();
}

/** The name of the page as it stands, without the call. */
export function title(): string {
  return text;
}

function show(): void {
  const name = text ? `${text} · Serai` : 'Serai';
  document.title = calling ? `● ${calling} · ${name}` : name;
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  const file = calling ? '/mark-turn.svg' : '/mark.svg';
  if (icon && !icon.href.endsWith(file)) icon.href = file;
}

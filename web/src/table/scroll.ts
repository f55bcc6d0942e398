import type { Attachment } from 'svelte/attachments';

/** A part that scrolls is a stop of the Tab key, so that it can be scrolled by keyboard; else only programs focus it. */
export const stopIfScrolling: Attachment<HTMLElement> = (element) => {
  function look(): void {
    const stop = element.scrollHeight > element.clientHeight + 1 ? 0 : -1;
    if (element.tabIndex !== stop) element.tabIndex = stop;
  }

  const sizes = new ResizeObserver(look);
  function watch(): void {
    sizes.disconnect();
    sizes.observe(element);
    for (const child of element.children) sizes.observe(child);
  }
  const children = new MutationObserver(watch);
  watch();
  children.observe(element, { childList: true });
  return () => {
    sizes.disconnect();
    children.disconnect();
  };
};

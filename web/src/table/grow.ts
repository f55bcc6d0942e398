// An element that is never lower than it has been, so that what shares the height with it keeps its own.
import type { Attachment } from 'svelte/attachments';

/**
 * Keeps the height an element has come to. It is measured anew when the window is sized anew, and when somebody clicks in
 * it: what they fold in again gives its room back.
 */
export const onlyGrows: Attachment<HTMLElement> = (element) => {
  let least = 0;

  function keep(): void {
    const height = Math.ceil(element.getBoundingClientRect().height); // else parts of a pixel come and go
    if (height <= least) return;
    least = height;
    element.style.minHeight = `${least}px`;
  }
  function begin(): void {
    least = 0;
    element.style.minHeight = '';
    keep();
  }
  function clicked(): void {
    requestAnimationFrame(begin);
  }

  const watch = new ResizeObserver(keep);
  watch.observe(element);
  element.addEventListener('click', clicked);
  window.addEventListener('resize', begin);
  return () => {
    watch.disconnect();
    element.removeEventListener('click', clicked);
    window.removeEventListener('resize', begin);
    element.style.minHeight = '';
  };
};

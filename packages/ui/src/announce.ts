/** A screen reader notices a change of what was there before, so the words come a little after the region. */
const delayMs = 100;

let region: HTMLElement | undefined;

/**
 * Says something by screen reader without moving the focus. The region hangs from `body`, and has no role: Radix hides what
 * is beside a dialog from screen readers, but leaves `aria-live`.
 *
 * @returns a function that takes the words back, so that the same words are said when they come again
 */
export function announce(words: string): () => void {
  if (!region?.isConnected) {
    region = document.createElement('div');
    region.className = 'za-Button-announcer';
    region.ariaLive = 'polite';
    document.body.append(region);
  }
  const spoken = region;
  const timer = setTimeout(() => {
    spoken.textContent = words;
  }, delayMs);
  return () => {
    clearTimeout(timer);
    spoken.textContent = '';
  };
}

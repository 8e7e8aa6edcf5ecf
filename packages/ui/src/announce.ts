/** A screen reader announces changes of an existing live region only, so the text is inserted after a delay. */
const delayMs = 100;

let region: HTMLElement | undefined;

/**
 * Announces a text to screen readers without moving the focus. The live region is a child of `body` and has no role,
 * because Radix hides everything beside a dialog except `aria-live` regions.
 *
 * @returns a function that removes the text, so that the same text can be announced again
 */
export function announce(words: string): () => void {
  if (!region?.isConnected) {
    region = document.createElement('div');
    region.className = 'za-hidden';
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

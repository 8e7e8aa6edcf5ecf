import { useEffect, type RefObject } from 'react';

const focusable = 'a[href], button, input, select, textarea, [tabindex]';

/** Where a focused element was: its ancestors, each with what came after it. */
type Place = readonly { parent: Element; next: Element | null }[];

/**
 * Keeps the focus in a part of the page when its action removes the focused element, such as a deleted article or a button that has done its
 * work: it goes to what came next, else to what surrounded it.
 */
export function useKeptFocus(part: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = part.current;
    if (!root) return undefined;
    let focused: Element | undefined;
    let place: Place = [];
    const remember = ({ target }: FocusEvent): void => {
      if (!(target instanceof Element)) return;
      focused = target;
      place = placeOf(target, root);
    };
    const observer = new MutationObserver(() => {
      if (!focused || focused.isConnected || document.activeElement !== document.body) return;
      focused = undefined;
      nearest(place)?.focus();
    });
    root.addEventListener('focusin', remember);
    // All of the page: a dialog that is closed may have been opened by the removed element.
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      root.removeEventListener('focusin', remember);
      observer.disconnect();
    };
  }, [part]);
}

function placeOf(element: Element, root: Element): Place {
  const place = [];
  for (let at = element; at !== root && at.parentElement; at = at.parentElement)
    place.push({ parent: at.parentElement, next: at.nextElementSibling });
  return place;
}

function nearest(place: Place): HTMLElement | undefined {
  for (const { parent, next } of place) {
    if (!parent.isConnected) continue;
    const found = (next?.isConnected ? firstIn(next) : undefined) ?? firstIn(parent);
    if (found) return found;
  }
  return undefined;
}

const firstIn = (part: Element): HTMLElement | undefined =>
  [part, ...part.querySelectorAll(focusable)]
    .filter((element) => element instanceof HTMLElement)
    .find((element) => element.tabIndex >= 0 && !element.matches(':disabled') && element.checkVisibility());

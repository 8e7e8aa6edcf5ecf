import { useEffect, type RefObject } from 'react';

const focusable = 'a[href], button, input, select, textarea, [tabindex]';

/** The position of an element in the page: each of its ancestors, and the next sibling within that ancestor. */
type Place = readonly { parent: Element; next: Element | null }[];

/**
 * Keeps the focus in a part of the page when an action removes the focused element, such as a deleted article or a button that is
 * no longer needed. The focus moves to the next element, or else to the surrounding one.
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
    // Observes the whole page, because an element may be removed while a dialog that it opened has the focus.
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

'use client';

import { useLayoutEffect, useState, type RefObject } from 'react';

/**
 * Finds the parent for a popup: the main content of the page, because content outside of every landmark is hard to find with a
 * screen reader. A popup of a dialog or of a page without main content goes to `body`: the result is `null`.
 *
 * @param ref - refers to the element that opens the popup
 */
export function usePortalPlace(ref: RefObject<Element | null>): HTMLElement | null {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => {
    const around = ref.current?.closest<HTMLElement>('main, [role="dialog"], [role="alertdialog"]');
    if (around?.localName === 'main') setPlace(around);
  }, [ref]);
  return place;
}

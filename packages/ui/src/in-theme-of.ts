'use client';

import { createElement, useSyncExternalStore, type ComponentProps, type RefObject } from 'react';

interface InThemeOfProps extends ComponentProps<'div'> {
  /** The element whose theme the portal gets, such as the trigger. */
  place: RefObject<Element | null>;
}

/** Gives a portal the theme of the element it belongs to. Portals are children of `body` and do not inherit it. */
export function InThemeOf({ place, ...rest }: InThemeOfProps) {
  const theme = useSyncExternalStore(
    onThemeChange,
    () => themeOf(place.current),
    () => undefined,
  );
  return createElement('div', { 'data-theme': theme, ...rest });
}

/** The theme of the closest themed ancestor. `undefined` for the theme of the page, which portals inherit. */
function themeOf(place: Element | null): string | undefined {
  const themed = place?.closest<HTMLElement>('[data-theme="light"], [data-theme="dark"]');
  return themed && !themed.contains(document.body) ? themed.dataset.theme : undefined;
}

function onThemeChange(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { subtree: true, attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

'use client';

import { createElement, useSyncExternalStore, type ComponentProps, type RefObject } from 'react';

interface InThemeOfProps extends ComponentProps<'div'> {
  /** Where what opens belongs: its trigger, or the place of the component. */
  place: RefObject<Element | null>;
}

/** What opens over the page hangs from `body`, so it has to be told the theme of the part of the page it belongs to. */
export function InThemeOf({ place, ...rest }: InThemeOfProps) {
  const theme = useSyncExternalStore(
    onThemeChange,
    () => themeOf(place.current),
    () => undefined,
  );
  return createElement('div', { 'data-theme': theme, ...rest });
}

/** The page's own theme is inherited by everything, and is left to the page. */
function themeOf(place: Element | null): string | undefined {
  const themed = place?.closest<HTMLElement>('[data-theme="light"], [data-theme="dark"]');
  return themed && !themed.contains(document.body) ? themed.dataset.theme : undefined;
}

function onThemeChange(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { subtree: true, attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

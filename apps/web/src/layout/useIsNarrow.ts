import { useCallback, useSyncExternalStore } from 'react';

/** Whether the window is narrower than a width. With the default width, only phones are narrow. */
export function useIsNarrow(width = '40rem'): boolean {
  const media = `(width < ${width})`;
  const subscribe = useCallback(
    (onChange: () => void) => {
      const query = window.matchMedia(media);
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    [media],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(media).matches);
}

import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False during hydration: the page must first render as it was built, even if its data have arrived. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

import { useCallback, useRef, useState } from 'react';

/**
 * Whether an action runs. `begin` returns false if an action already runs: the second of two presses may come before the button
 * is rendered as busy.
 */
export function useBusy(): { isBusy: boolean; begin: () => boolean; end: () => void } {
  const [isBusy, setIsBusy] = useState(false);
  const isRunning = useRef(false);
  const begin = useCallback(() => {
    if (isRunning.current) return false;
    isRunning.current = true;
    setIsBusy(true);
    return true;
  }, []);
  const end = useCallback(() => {
    isRunning.current = false;
    setIsBusy(false);
  }, []);
  return { isBusy, begin, end };
}

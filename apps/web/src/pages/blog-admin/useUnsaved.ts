import { useCallback, useRef } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router-dom';

/**
 * Keeps a page open while it has unsaved changes, until the user has confirmed that the changes may be lost.
 *
 * @param onStay - called when leaving was refused
 */
export function useUnsaved(isChanged: boolean, onStay: () => void) {
  const isSaved = useRef(false);
  const leaving = useBlocker(() => {
    const isBlocked = isChanged && !isSaved.current;
    if (isBlocked) onStay();
    return isBlocked;
  });
  useBeforeUnload(
    useCallback(
      (event) => {
        if (isChanged) event.preventDefault();
      },
      [isChanged],
    ),
  );
  return {
    /** Whether the user is being asked if the changes may be lost. */
    isAsking: leaving.state === 'blocked',
    stay: (): void => leaving.reset?.(),
    leave: (): void => leaving.proceed?.(),
    /** Permits leaving from now on, because the changes are saved. */
    allow: (): void => {
      isSaved.current = true;
    },
  };
}

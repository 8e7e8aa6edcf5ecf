import { startTransition, useEffect, useState } from 'react';

/**
 * Runs something when the next frame has been painted.
 *
 * @returns a function that calls it off
 */
export function afterPaint(run: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(run);
  });
  return () => cancelAnimationFrame(frame);
}

/**
 * The value of the render before, until the one with the given value has been painted. `useDeferredValue` would begin with the next render
 * before that paint, which would come later.
 *
 * @param isUsed - whether the result is of interest
 */
export function usePainted<T>(value: T, isUsed = true): T {
  const [painted, setPainted] = useState(() => value);
  useEffect(() => {
    if (!isUsed || painted === value) return undefined;
    return afterPaint(() => startTransition(() => setPainted(() => value)));
  }, [isUsed, painted, value]);
  return painted;
}

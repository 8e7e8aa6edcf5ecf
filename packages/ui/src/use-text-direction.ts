'use client';

import { useLayoutEffect, useRef, useState } from 'react';

/**
 * Reads the text direction of an element, because Radix assumes left to right.
 *
 * @returns the direction, and a ref for an element of the component
 */
export function useTextDirection<E extends Element>() {
  const [direction, setDirection] = useState<'ltr' | 'rtl'>('ltr');
  const ref = useRef<E>(null);
  useLayoutEffect(() => {
    // The element itself may have a `dir` that Radix set before.
    const around = ref.current?.parentElement;
    if (around) setDirection(getComputedStyle(around).direction === 'rtl' ? 'rtl' : 'ltr');
  }, []);
  return { direction, ref };
}

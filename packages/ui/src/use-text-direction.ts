'use client';

import { useLayoutEffect, useRef, useState } from 'react';

/**
 * The direction of reading where a component appears. Radix takes everything for left to right unless it is told.
 *
 * @returns the direction, and a ref for an element of the component
 */
export function useTextDirection<E extends Element>() {
  const [direction, setDirection] = useState<'ltr' | 'rtl'>('ltr');
  const ref = useRef<E>(null);
  useLayoutEffect(() => {
    // The element itself may carry what Radix was told before.
    const around = ref.current?.parentElement;
    if (around) setDirection(getComputedStyle(around).direction === 'rtl' ? 'rtl' : 'ltr');
  }, []);
  return { direction, ref };
}

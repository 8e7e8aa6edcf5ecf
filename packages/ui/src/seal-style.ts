import type { CSSProperties } from 'react';

/** Omits the style attribute unless a size is given, because a page may forbid inline styles by its Content-Security-Policy. */
export const sealStyle = (
  size: number | undefined,
  style: CSSProperties | undefined,
): CSSProperties | undefined =>
  size === undefined ? style : ({ ...style, '--za-seal-size': `${size}rem` } as CSSProperties);

import type { ComponentProps } from 'react';
import { getZodiacSignById, type ZodiacSignId } from '@org/zodiac-core';
import { sealStyle } from '../seal-style.ts';

export interface SealProps extends ComponentProps<'span'> {
  /** The sign whose character is shown. */
  sign: ZodiacSignId;
  /** The side length in rem. Without it, the stylesheet sets 3 rem. */
  size?: number;
  /** Plays the stamping animation once on mount. */
  stamped?: boolean;
}

/**
 * The character of a sign in a vermilion seal with slightly uneven edges. It is decorative, so place the name beside
 * it.
 */
export function Seal({ sign, size, stamped = false, className = '', style, ...rest }: SealProps) {
  return (
    <span
      aria-hidden="true"
      {...rest}
      className={`za-Seal ${className}`}
      data-stamped={stamped ? '' : undefined}
      style={sealStyle(size, style)}
    >
      <svg viewBox="0 0 100 100" focusable="false">
        <path
          className="za-Seal-stone"
          d="M7 9C20 4 37 6 52 5s29-1 40 3c4 12 2 26 3 41s2 30-2 43c-13 4-28 2-43 3s-31 2-43-2C2 80 5 65 4 50S2 21 7 9Z"
        />
        <path
          className="za-Seal-border"
          d="M14 15c12-3 24-2 37-3s25 0 35 2c2 11 1 23 2 36s1 25-1 36c-12 3-24 1-37 2s-25 1-36-1c-3-12-1-24-2-37s0-24 2-35Z"
        />
        <text x="50" y="72" textAnchor="middle" lang="zh-Hant" className="za-Seal-character">
          {getZodiacSignById(sign).character}
        </text>
      </svg>
    </span>
  );
}

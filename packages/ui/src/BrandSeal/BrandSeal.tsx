import type { ComponentProps } from 'react';
import { sealStyle } from '../seal-style.ts';

export interface BrandSealProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** The side length in rem. Without it, the stylesheet sets 2 rem. */
  size?: number;
  /** Plays the stamping animation once on mount. */
  stamped?: boolean;
}

/** The logo mark of Zodiac Atlas: 生, "birth", in a vermilion seal. It is decorative, so place the name beside it. */
export function BrandSeal({ size, stamped = false, className = '', style, ...rest }: BrandSealProps) {
  return (
    <svg
      viewBox="0 0 100 100"
      aria-hidden="true"
      focusable="false"
      {...rest}
      className={`za-BrandSeal ${className}`}
      data-stamped={stamped ? '' : undefined}
      style={sealStyle(size, style)}
    >
      <path d="M7 9C20 4 37 6 52 5s29-1 40 3c4 12 2 26 3 41s2 30-2 43c-13 4-28 2-43 3s-31 2-43-2C2 80 5 65 4 50S2 21 7 9Z" />
      <text x="50" y="73" textAnchor="middle" lang="zh-Hant">
        生
      </text>
    </svg>
  );
}

import type { ComponentProps } from 'react';
import { sealStyle } from '../seal-style.ts';
import { usStatePaths } from '../UsMap/us-state-paths.ts';

export interface StateOutlineProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** The English name of one of the 50 US states. Nothing is drawn for another name. */
  state: string;
  /** The side length in rem. Without it, the stylesheet sets 2.75 rem. */
  size?: number;
}

/** The outline of a US state, as large as its square allows. It is decorative, so place the name beside it. */
export function StateOutline({ state, size, className = '', style, ...rest }: StateOutlineProps) {
  const outline = usStatePaths.find(({ name }) => name === state)?.path;
  if (outline === undefined) return null;
  return (
    <svg
      viewBox={boxOf(outline).join(' ')}
      aria-hidden="true"
      focusable="false"
      {...rest}
      className={`za-StateOutline ${className}`}
      style={sealStyle(size, style)}
    >
      <path d={outline} />
    </svg>
  );
}

/** The view box that holds an outline, whose coordinates are absolute. */
function boxOf(outline: string): [x: number, y: number, width: number, height: number] {
  const points = [...outline.matchAll(/(-?[\d.]+),(-?[\d.]+)/g)];
  const xs = points.map(([, x]) => Number(x));
  const ys = points.map(([, , y]) => Number(y));
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return [left, top, Math.max(...xs) - left, Math.max(...ys) - top];
}

'use client';

import { Slot } from 'radix-ui';
import type { ComponentProps } from 'react';

export interface GridProps extends ComponentProps<'div'> {
  /**
   * The least width of a column, 12, 16, 19 or 22 rem: as many stand beside one another as fit. `aside` is two columns, the
   * last one 24 rem wide, where the nearest container is 54 rem or wider.
   */
  columns?: 'xs' | 's' | 'm' | 'l' | 'aside';
  /** `fill` keeps the room of columns without a child, so that a short list has cards as wide as a long one. */
  repeat?: 'fit' | 'fill';
  /** The space between rows and columns: 4 is `--za-space-4`, 1 rem. */
  gap?: 1 | 2 | 3 | 4 | 5 | 6 | 7;
  /** Where children stand in a row that is taller than they are; stretched where absent. */
  align?: 'start' | 'center' | 'end' | 'stretch';
  /** Renders the only child, such as a `ul` or a `dl`, as the grid; it takes props, handlers and ref. */
  asChild?: boolean;
}

/** Columns of equal width, as many as its own width has room for. */
export function Grid({
  columns = 'm',
  repeat = 'fit',
  gap = 4,
  align,
  asChild = false,
  className = '',
  ...rest
}: GridProps) {
  const Root = asChild ? Slot.Root : 'div';
  return (
    <Root
      {...rest}
      className={`za-Grid ${className}`}
      data-columns={columns}
      data-repeat={repeat}
      data-gap={gap}
      data-align={align}
    />
  );
}

import * as Slot from 'radix-ui/slot';
import type { ComponentProps } from 'react';

export interface GridProps extends ComponentProps<'div'> {
  /**
   * The minimum column width: 12, 16, 19 or 22 rem. As many columns as fit are shown. `aside` shows a wide column and
   * one of 24 rem if the nearest container is at least 54 rem wide, else one column.
   */
  columns?: 'xs' | 's' | 'm' | 'l' | 'aside';
  /** `fill` keeps empty columns, so that the cards of a short list are as wide as those of a long one. */
  repeat?: 'fit' | 'fill';
  /** The gap between rows and columns, as a step of the spacing scale: 4 is `--za-space-4`, 1 rem. */
  gap?: 1 | 2 | 3 | 4 | 5 | 6 | 7;
  /** The vertical alignment of children within their row. `stretch` by default. */
  align?: 'start' | 'center' | 'end' | 'stretch';
  /**
   * Renders the only child, such as a `ul` or a `dl`, in place of the `div` and merges props, event handlers and ref
   * into it.
   */
  asChild?: boolean;
}

/** Lays out children in as many columns as fit its width. */
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
      data-repeat={columns === 'aside' ? undefined : repeat}
      data-gap={gap}
      data-align={align}
    />
  );
}

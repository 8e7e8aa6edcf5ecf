import * as Slot from 'radix-ui/slot';
import type { ComponentProps } from 'react';

export interface StackProps extends ComponentProps<'div'> {
  /** The gap between children, as a step of the spacing scale: 4 is `--za-space-4`, 1 rem. */
  gap?: 1 | 2 | 3 | 4 | 5 | 6 | 7;
  /** `column` stacks children; `row` puts them in a row. */
  direction?: 'column' | 'row';
  /** Whether a row wraps. By default it does. */
  wrap?: boolean;
  /** The alignment across the direction. By default a column stretches its children and a row centers them. */
  align?: 'start' | 'center' | 'end' | 'stretch' | 'baseline';
  /** The distribution of free space in a row. */
  justify?: 'start' | 'center' | 'end' | 'between';
  /**
   * Renders the only child, such as a `form` or a `ul`, in place of the `div` and merges props, event handlers and ref
   * into it.
   */
  asChild?: boolean;
}

/** Lays out children in a column or a wrapping row, with equal gaps. */
export function Stack({
  gap = 4,
  direction = 'column',
  wrap = true,
  align,
  justify,
  asChild = false,
  className = '',
  ...rest
}: StackProps) {
  const Root = asChild ? Slot.Root : 'div';
  return (
    <Root
      {...rest}
      className={`za-Stack ${className}`}
      data-gap={gap}
      data-direction={direction}
      data-wrap={wrap}
      data-align={align}
      data-justify={justify}
    />
  );
}

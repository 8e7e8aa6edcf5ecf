'use client';

import { Slot } from 'radix-ui';
import type { ComponentProps } from 'react';

export interface StackProps extends ComponentProps<'div'> {
  /** The space between the children: 4 is `--za-space-4`, 1 rem. */
  gap?: 1 | 2 | 3 | 4 | 5 | 6 | 7;
  /** Children stand below one another, or in a `row` that wraps where its container is too narrow. */
  direction?: 'column' | 'row';
  /** Where children stand across the direction. Absent, a column stretches them and a row centres them. */
  align?: 'start' | 'center' | 'end' | 'stretch' | 'baseline';
  /** Where the children of a row stand when there is room left. */
  justify?: 'start' | 'center' | 'end' | 'between';
  /** Renders the only child, such as a `form` or a `ul`, as the stack; it takes props, handlers and ref. */
  asChild?: boolean;
}

/** Children below or beside one another, one space apart. */
export function Stack({
  gap = 4,
  direction = 'column',
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
      data-align={align}
      data-justify={justify}
    />
  );
}

import * as Slot from 'radix-ui/slot';
import type { ComponentProps } from 'react';

export interface CardProps extends ComponentProps<'div'> {
  /** Renders the only child, such as a link, an `article` or a `li`, in place of the `div`. */
  asChild?: boolean;
}

/** A surface that groups related content. */
export function Card({ asChild = false, className = '', ...rest }: CardProps) {
  const Root = asChild ? Slot.Root : 'div';
  return <Root {...rest} className={`za-Card ${className}`} />;
}

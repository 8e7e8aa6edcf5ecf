import * as Slot from 'radix-ui/slot';
import type { ComponentProps } from 'react';

export interface BadgeProps extends ComponentProps<'span'> {
  /**
   * `primary` emphasizes one status among several, such as "published". `success` marks a finished state, `warning` a waiting
   * one, `danger` a failure or a state that needs a person.
   */
  variant?: 'primary' | 'secondary' | 'success' | 'warning' | 'danger';
  /** Renders the only child, such as a link, in place of the `span`. */
  asChild?: boolean;
}

/** A short fact or status beside a name. */
export function Badge({ variant = 'secondary', asChild = false, className = '', ...rest }: BadgeProps) {
  const Root = asChild ? Slot.Root : 'span';
  return <Root {...rest} className={`za-Badge ${className}`} data-variant={variant} />;
}

import type { ComponentProps } from 'react';

export interface BadgeProps extends ComponentProps<'span'> {
  /**
   * `primary` emphasises one status among several, such as "published". `success` marks what is done, `warning` what waits,
   * `danger` what went wrong or needs somebody.
   */
  variant?: 'primary' | 'secondary' | 'success' | 'warning' | 'danger';
}

/** A short fact or status beside a name. */
export function Badge({ variant = 'secondary', className = '', ...rest }: BadgeProps) {
  return <span {...rest} className={`za-Badge ${className}`} data-variant={variant} />;
}

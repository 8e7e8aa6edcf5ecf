import type { ComponentProps } from 'react';

export interface BadgeProps extends ComponentProps<'span'> {
  /** `primary` for the state that counts among others, such as "published". */
  variant?: 'primary' | 'secondary';
}

/** A short fact beside a name. */
export function Badge({ variant = 'secondary', className = '', ...rest }: BadgeProps) {
  return <span {...rest} className={`za-Badge ${className}`} data-variant={variant} />;
}

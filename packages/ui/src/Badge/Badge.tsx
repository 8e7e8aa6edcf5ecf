import type { ComponentProps } from 'react';

/** A short fact beside a name. */
export function Badge({ className = '', ...rest }: ComponentProps<'span'>) {
  return <span {...rest} className={`za-Badge ${className}`} />;
}

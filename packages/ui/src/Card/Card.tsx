import type { ComponentProps } from 'react';

/** A surface that groups related content. */
export function Card({ className = '', ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={`za-Card ${className}`} />;
}

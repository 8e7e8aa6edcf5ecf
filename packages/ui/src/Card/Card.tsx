import type { ComponentProps } from 'react';

/** A sheet of paper for what belongs together. */
export function Card({ className = '', ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={`za-Card ${className}`} />;
}

import type { ComponentProps } from 'react';

/** Running text at a readable measure. */
export function Prose({ className = '', ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={`za-Prose ${className}`} />;
}

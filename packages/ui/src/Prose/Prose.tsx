import type { ComponentProps } from 'react';

/** Styles running text at a readable line length. */
export function Prose({ className = '', ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={`za-Prose ${className}`} />;
}

import type { ComponentProps } from 'react';

export type ProseProps = ComponentProps<'div'>;

/** Styles running text at a readable line length. */
export function Prose({ className = '', ...rest }: ProseProps) {
  return <div {...rest} className={`za-Prose ${className}`} />;
}

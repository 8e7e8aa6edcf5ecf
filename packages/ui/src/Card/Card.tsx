import type { ComponentProps } from 'react';

export type CardProps = ComponentProps<'div'>;

/** A surface that groups related content. */
export function Card({ className = '', ...rest }: CardProps) {
  return <div {...rest} className={`za-Card ${className}`} />;
}

import type { ComponentProps } from 'react';

export interface AlertProps extends ComponentProps<'div'> {
  /** The kind of message. Screen readers announce `danger` immediately, the others at the next pause. */
  tone?: 'info' | 'success' | 'danger';
}

/**
 * A message beside the content that it concerns. Screen readers announce `danger` immediately, the others at the next
 * pause.
 */
export function Alert({ tone = 'info', className = '', ...rest }: AlertProps) {
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      {...rest}
      className={`za-Alert ${className}`}
      data-tone={tone}
    />
  );
}

import type { ComponentProps } from 'react';

export interface AlertProps extends ComponentProps<'div'> {
  /** What it is about; a `danger` is read out at once. */
  tone?: 'info' | 'success' | 'danger';
}

/** Something to know here and now. A `danger` is read out at once, the others when there is a pause. */
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

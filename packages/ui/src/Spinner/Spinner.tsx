import type { ComponentProps } from 'react';
import { Label } from '../labels.ts';

export interface SpinnerProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What one waits for; "Loading" where absent. */
  label?: string;
  /** Leaves the label unsaid by screen readers as it changes: for one that counts. */
  quiet?: boolean;
}

/** Something is on its way; the label says what. */
export function Spinner({ label, quiet = false, className = '', ...rest }: SpinnerProps) {
  return (
    <div
      {...(quiet ? { 'aria-live': 'off' } : { role: 'status' })}
      {...rest}
      className={`za-Spinner ${className}`}
    >
      <svg viewBox="0 0 50 50" aria-hidden="true" focusable="false">
        <circle cx="25" cy="25" r="21" />
        <path d="M25 4a21 21 0 0 1 21 21" />
      </svg>
      {label ?? <Label name="loading" />}
    </div>
  );
}

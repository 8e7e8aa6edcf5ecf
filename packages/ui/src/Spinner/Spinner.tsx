import type { ComponentProps } from 'react';
import { Label } from '../labels.ts';

export interface SpinnerProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The label, such as the thing that loads. "Loading" by default. */
  label?: string;
  /** Does not announce changes of the label. Use it for a label with a counter. */
  quiet?: boolean;
}

/** Indicates loading of unknown duration, with a label. */
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

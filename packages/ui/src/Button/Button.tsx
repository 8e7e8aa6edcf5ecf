import { Slot } from 'radix-ui';
import type { ComponentProps } from 'react';

export interface ButtonProps extends ComponentProps<'button'> {
  /** `primary` for the one action that matters on a screen. */
  variant?: 'primary' | 'secondary' | 'quiet';
  size?: 'm' | 'l';
  /** Shows that the action runs and takes no second press; the label says what runs. */
  busy?: boolean;
  busyLabel?: string;
  /** Renders the only child, such as a router's link, as the button. */
  asChild?: boolean;
}

/** An action. */
export function Button({
  variant = 'secondary',
  size = 'm',
  busy = false,
  busyLabel,
  asChild = false,
  className = '',
  children,
  disabled,
  ...rest
}: ButtonProps) {
  const shared = { className: `za-Button ${className}`, 'data-variant': variant, 'data-size': size };
  if (asChild) return <Slot.Root {...shared}>{children}</Slot.Root>;
  return (
    <button
      type="button"
      {...rest}
      {...shared}
      // What is seen is what is said: a longer name for the action is none for what runs.
      {...(busy && busyLabel && { 'aria-label': undefined })}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
    >
      {busy ? (busyLabel ?? children) : children}
    </button>
  );
}

'use client';

import { Slot } from 'radix-ui';
import { cloneElement, isValidElement, useEffect, type ComponentProps, type MouseEvent } from 'react';
import { announce } from '../announce.ts';
import { useLabels } from '../labels.ts';

export interface ButtonProps extends ComponentProps<'button'> {
  /** `primary` for the one action that matters on a screen. */
  variant?: 'primary' | 'secondary' | 'quiet';
  /** `l` for the one action of a page. */
  size?: 'm' | 'l';
  /**
   * Shows that the action runs and takes no second press, but keeps the focus; the label says what runs. Where it is
   * given, `false` too, a double click is one press.
   */
  busy?: boolean;
  /** What runs, in place of the label and read out once: "Saving...". */
  busyLabel?: string;
  /** Renders the only child, such as a router's link, as the button; it takes props, handlers and ref. */
  asChild?: boolean;
}

function refuse(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

/** An action. */
export function Button({
  variant = 'secondary',
  size = 'm',
  busy,
  busyLabel,
  asChild = false,
  className = '',
  children,
  disabled,
  ...rest
}: ButtonProps) {
  const { label } = useLabels();
  const said = busyLabel ?? rest['aria-label'] ?? label('loading');
  // The new name of the button that has the focus is not read out by itself.
  useEffect(() => (busy ? announce(said) : undefined), [busy, said]);
  const shared = { className: `za-Button ${className}`, 'data-variant': variant, 'data-size': size };
  if (asChild) {
    return (
      <Slot.Root
        {...rest}
        {...shared}
        {...(busy && { 'aria-busy': true })}
        // A link knows no `disabled`. Refused on the way down, the click reaches no handler of the child's own.
        {...((disabled || busy) && { 'aria-disabled': true, onClickCapture: refuse })}
      >
        {busy && busyLabel && isValidElement(children)
          ? cloneElement(children, { 'aria-label': undefined } as object, busyLabel)
          : children}
      </Slot.Root>
    );
  }
  return (
    <button
      type="button"
      {...rest}
      {...shared}
      // What is seen is what is said: a longer name for the action is none for what runs.
      {...(busy && busyLabel && { 'aria-label': undefined })}
      // A browser takes the focus from what becomes disabled, so a busy button only says that it is.
      disabled={busy ? false : disabled}
      aria-disabled={busy ? true : rest['aria-disabled']}
      aria-busy={busy || rest['aria-busy']}
      // Enter in a field submits its form by pressing this button, too.
      onClick={(event) => {
        const isDoubleClick = busy !== undefined && event.detail > 1;
        if (busy || isDoubleClick) refuse(event);
        else rest.onClick?.(event);
      }}
    >
      {busy ? (busyLabel ?? children) : children}
    </button>
  );
}

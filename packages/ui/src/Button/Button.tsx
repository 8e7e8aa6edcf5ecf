'use client';

import { Slot } from 'radix-ui';
import { cloneElement, isValidElement, useEffect, type ComponentProps, type MouseEvent } from 'react';
import { announce } from '../announce.ts';
import { useLabels } from '../labels.ts';

export interface ButtonProps extends ComponentProps<'button'> {
  /** `primary` for the main action of a screen, at most once per screen. */
  variant?: 'primary' | 'secondary' | 'quiet';
  /** `l` for the main action of a page. */
  size?: 'm' | 'l';
  /**
   * Whether the action is running. A busy button ignores presses and keeps the focus. If `busy` is given, even as
   * `false`, a double click counts as one press.
   */
  busy?: boolean;
  /** Replaces the label while busy and is announced once, such as "Saving...". */
  busyLabel?: string;
  /**
   * Renders the only child, such as a router's link, in place of the `button` and merges props, event handlers and ref
   * into it.
   */
  asChild?: boolean;
}

function refuse(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

/** Starts an action. */
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
  // Screen readers do not announce a changed name of the focused button.
  useEffect(() => (busy ? announce(said) : undefined), [busy, said]);
  const shared = { className: `za-Button ${className}`, 'data-variant': variant, 'data-size': size };
  if (asChild) {
    return (
      <Slot.Root
        {...rest}
        {...shared}
        {...(busy && { 'aria-busy': true })}
        // A link has no `disabled`. The capture phase stops the click before the child's own handlers.
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
      // An `aria-label` of the action would hide the busy label from screen readers.
      {...(busy && busyLabel && { 'aria-label': undefined })}
      // Browsers remove the focus from a disabled button, so a busy button has `aria-disabled` instead.
      disabled={busy ? false : disabled}
      aria-disabled={busy ? true : rest['aria-disabled']}
      aria-busy={busy || rest['aria-busy']}
      // Also runs when Enter in a field submits the form.
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

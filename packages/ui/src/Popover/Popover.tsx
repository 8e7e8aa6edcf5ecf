'use client';

import { Popover as Radix } from 'radix-ui';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { InThemeOf } from '../in-theme-of.ts';
import { useTextDirection } from '../use-text-direction.ts';

export interface PopoverProps extends Omit<ComponentProps<'div'>, 'children' | 'content'> {
  /** The trigger button. */
  children: ReactElement;
  /** The accessible name, such as "Filters". */
  label: string;
  /** The content of the popover. */
  content: ReactNode;
  /** Whether the popover is open, if controlled. */
  open?: boolean;
  /** Whether the popover is open at first, if uncontrolled. */
  defaultOpen?: boolean;
  /** Called with the new state when the popover opens or closes. */
  onOpenChange?: (open: boolean) => void;
  /** The logical edge of the trigger with which the popover is aligned. */
  align?: 'start' | 'center' | 'end';
}

/** Non-modal content anchored to a button. Escape and a press outside close it, and focus returns to the button. */
export function Popover({
  children,
  label,
  content,
  open,
  defaultOpen = false,
  onOpenChange,
  align = 'start',
  className = '',
  ...rest
}: PopoverProps) {
  const { direction, ref: trigger } = useTextDirection<HTMLButtonElement>();
  return (
    <Radix.Root
      defaultOpen={defaultOpen}
      {...(open !== undefined && { open })}
      {...(onOpenChange && { onOpenChange })}
    >
      <Radix.Trigger asChild ref={trigger} {...(rest.id && { 'aria-controls': rest.id })}>
        {children}
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          asChild
          aria-label={label}
          dir={direction}
          {...rest}
          className={`za-Popover ${className}`}
          sideOffset={6}
          align={align}
          collisionPadding={8}
        >
          <InThemeOf place={trigger}>{content}</InThemeOf>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

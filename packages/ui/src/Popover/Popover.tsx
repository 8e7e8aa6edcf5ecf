'use client';

import { Popover as Radix } from 'radix-ui';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { InThemeOf } from '../in-theme-of.ts';
import { useTextDirection } from '../use-text-direction.ts';

export interface PopoverProps extends Omit<ComponentProps<'div'>, 'children' | 'content'> {
  /** The button that opens it. */
  children: ReactElement;
  /** What it is about, for screen readers: "Filters". */
  label: string;
  /** What opens. */
  content: ReactNode;
  /** Whether it is open, where the state is kept outside. */
  open?: boolean;
  /** Whether it is open at first. */
  defaultOpen?: boolean;
  /** Called when it opens or closes. */
  onOpenChange?: (open: boolean) => void;
  /** The edge of the button it keeps to, in the direction of reading. */
  align?: 'start' | 'center' | 'end';
}

/** Controls or words beside a button. Escape and a press beside it leave it, and the focus returns to the button. */
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

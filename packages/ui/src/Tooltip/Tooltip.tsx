'use client';

import { Tooltip as Radix } from 'radix-ui';
import type { ComponentProps, ReactElement } from 'react';
import { InThemeOf } from '../in-theme-of.ts';
import { useTextDirection } from '../use-text-direction.ts';

export interface TooltipProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** A few words of optional help. Touch users do not see it. */
  text: string;
  /** The focusable control that the tooltip describes. */
  children: ReactElement;
  /** Whether the tooltip is shown, if controlled. */
  open?: boolean;
  /** Whether the tooltip is shown at first, if uncontrolled. */
  defaultOpen?: boolean;
  /** Called with the new state when the tooltip is shown or hidden. */
  onOpenChange?: (open: boolean) => void;
  /** The logical edge of the control at which the tooltip appears. If there is no room, it appears at the opposite edge. */
  side?: 'top' | 'bottom' | 'start' | 'end';
  /** The milliseconds between the pointer entering the control and the tooltip being shown. Focus shows the tooltip at once. */
  delay?: number;
}

const physicalSides = {
  ltr: { start: 'left', end: 'right' },
  rtl: { start: 'right', end: 'left' },
} as const;

/** A short description of a control on hover and focus. Escape hides it. */
export function Tooltip({
  text,
  children,
  open,
  defaultOpen = false,
  onOpenChange,
  side = 'top',
  delay = 300,
  className = '',
  ...rest
}: TooltipProps) {
  const { direction, ref: trigger } = useTextDirection<HTMLButtonElement>();
  return (
    <Radix.Provider delayDuration={delay}>
      <Radix.Root {...{ open, defaultOpen, onOpenChange }}>
        <Radix.Trigger asChild ref={trigger}>
          {children}
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            asChild
            {...rest}
            className={`za-Tooltip ${className}`}
            side={side === 'start' || side === 'end' ? physicalSides[direction][side] : side}
            sideOffset={6}
            collisionPadding={8}
          >
            <InThemeOf place={trigger}>{text}</InThemeOf>
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}

'use client';

import { Tooltip as Radix } from 'radix-ui';
import { useRef, type ComponentProps, type ReactElement } from 'react';
import { InThemeOf } from '../in-theme-of.ts';

export interface TooltipProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** A few words of optional help. Touch users do not see it. */
  text: string;
  /** The focusable control that the tooltip describes. */
  children: ReactElement;
  /** Whether it is shown at first. */
  defaultOpen?: boolean;
}

/** A short description of a control on hover and focus. Escape hides it. */
export function Tooltip({ text, children, defaultOpen = false, className = '', ...rest }: TooltipProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  return (
    <Radix.Provider delayDuration={300}>
      <Radix.Root defaultOpen={defaultOpen}>
        <Radix.Trigger asChild ref={trigger}>
          {children}
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            asChild
            {...rest}
            className={`za-Tooltip ${className}`}
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

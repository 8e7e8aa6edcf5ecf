'use client';

import { Tooltip as Radix } from 'radix-ui';
import { useRef, type ComponentProps, type ReactElement } from 'react';
import { InThemeOf } from '../in-theme-of.ts';

export interface TooltipProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** A few words; nothing that must be read, for a finger finds no tooltip. */
  text: string;
  /** What it explains: something that takes the focus. */
  children: ReactElement;
  /** Whether it shows from the beginning. */
  defaultOpen?: boolean;
}

/** A few words about a control, for pointer and keyboard. Escape puts it away. */
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

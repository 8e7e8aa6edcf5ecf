'use client';

import { Tooltip as Radix } from 'radix-ui';
import type { ComponentProps, ReactElement } from 'react';

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
  return (
    <Radix.Provider delayDuration={300}>
      <Radix.Root defaultOpen={defaultOpen}>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            {...rest}
            className={`za-Tooltip ${className}`}
            sideOffset={6}
            collisionPadding={8}
          >
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}

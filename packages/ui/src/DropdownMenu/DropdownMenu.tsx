'use client';

import { DropdownMenu as Radix } from 'radix-ui';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { InThemeOf } from '../in-theme-of.ts';
import { useTextDirection } from '../use-text-direction.ts';

export interface DropdownMenuItem {
  /** Tells it from the others. */
  key: string;
  /** What it does, by a verb. */
  label: ReactNode;
  /** Called when it is chosen. */
  onSelect: () => void;
  /** Whether it cannot be chosen now. */
  disabled?: boolean;
  /** Takes something away. */
  tone?: 'default' | 'danger';
}

export interface DropdownMenuProps extends Omit<ComponentProps<'div'>, 'children' | 'dir'> {
  /** The button that opens it. */
  children: ReactElement;
  /** The actions, in the order they are shown. */
  items: readonly DropdownMenuItem[];
  /** Whether it is open from the beginning. */
  defaultOpen?: boolean;
  /** The direction of reading; that of the place where absent. */
  dir?: 'ltr' | 'rtl';
}

/** Actions behind one button. Arrows, Home, End and first letters move, Enter chooses, Escape leaves. */
export function DropdownMenu({
  children,
  items,
  defaultOpen = false,
  dir,
  className = '',
  ...rest
}: DropdownMenuProps) {
  const { direction, ref: trigger } = useTextDirection<HTMLButtonElement>();
  return (
    // A modal menu locks scrolling by an inline style that a strict policy forbids.
    <Radix.Root modal={false} defaultOpen={defaultOpen} dir={dir ?? direction}>
      <Radix.Trigger asChild ref={trigger} {...(rest.id && { 'aria-controls': rest.id })}>
        {children}
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          asChild
          {...rest}
          className={`za-DropdownMenu ${className}`}
          sideOffset={4}
          align="start"
          collisionPadding={8}
          loop
        >
          <InThemeOf place={trigger}>
            {items.map(({ key, label, onSelect, disabled, tone }) => (
              <Radix.Item
                key={key}
                className="za-DropdownMenu-item"
                data-tone={tone ?? 'default'}
                disabled={disabled ?? false}
                onSelect={onSelect}
              >
                {label}
              </Radix.Item>
            ))}
          </InThemeOf>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

'use client';

import { DropdownMenu as Radix } from 'radix-ui';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { InThemeOf } from '../in-theme-of.ts';
import { usePortalPlace } from '../use-portal-place.ts';
import { useTextDirection } from '../use-text-direction.ts';

export interface DropdownMenuItem {
  /** Unique key. */
  key: string;
  /** The name of the action, starting with a verb. */
  label: ReactNode;
  /** Called when the item is selected. */
  onSelect?: () => void;
  /** Renders `label`, such as a router's link, in place of the item. */
  asChild?: boolean;
  /** Whether the item cannot be selected. */
  disabled?: boolean;
  /** `danger` marks a destructive action. */
  tone?: 'default' | 'danger';
}

export interface DropdownMenuProps extends Omit<ComponentProps<'div'>, 'children' | 'dir'> {
  /** The trigger button. */
  children: ReactElement;
  /** The actions, in display order. */
  items: readonly DropdownMenuItem[];
  /** Whether the menu is open, if controlled. */
  open?: boolean;
  /** Whether the menu is open at first, if uncontrolled. */
  defaultOpen?: boolean;
  /** Called with the new state when the menu opens or closes. */
  onOpenChange?: (open: boolean) => void;
  /** The text direction. It defaults to the direction of the surrounding element. */
  dir?: 'ltr' | 'rtl';
}

/** A menu of actions behind a button. Arrow keys, Home, End and first letters move, Enter selects, Escape closes. */
export function DropdownMenu({
  children,
  items,
  open,
  defaultOpen = false,
  onOpenChange,
  dir,
  className = '',
  ...rest
}: DropdownMenuProps) {
  const { direction, ref: trigger } = useTextDirection<HTMLButtonElement>();
  const place = usePortalPlace(trigger);
  return (
    // A modal menu locks scrolling with an inline style, which a strict CSP blocks.
    <Radix.Root modal={false} {...{ open, defaultOpen, onOpenChange }} dir={dir ?? direction}>
      <Radix.Trigger asChild ref={trigger} {...(rest.id && { 'aria-controls': rest.id })}>
        {children}
      </Radix.Trigger>
      <Radix.Portal container={place}>
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
            {items.map(({ key, label, onSelect, disabled, tone, asChild }) => (
              <Radix.Item
                key={key}
                asChild={asChild}
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

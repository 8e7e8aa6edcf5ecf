'use client';

import { Dialog as Radix } from 'radix-ui';
import { useRef, type ComponentProps, type ReactNode } from 'react';
import { InThemeOf } from '../in-theme-of.ts';
import { useLabels } from '../labels.ts';
import { useDialogFocus } from '../use-dialog-focus.ts';

export interface DrawerProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Whether it is open (controlled). */
  open: boolean;
  /** Called with `false` when the user closes it. */
  onOpenChange: (open: boolean) => void;
  /** The heading, which is also the accessible name. */
  title: string;
  /** The logical edge from which it slides in. */
  side?: 'start' | 'end';
  /** The content. */
  children: ReactNode;
}

/**
 * A modal panel at the edge of the page, such as a menu on a phone. Escape, the close button and a press on the
 * backdrop close it.
 */
export function Drawer({
  open,
  onOpenChange,
  title,
  side = 'end',
  className = '',
  children,
  ...rest
}: DrawerProps) {
  const { label } = useLabels();
  const focus = useDialogFocus(open, { onOpenChange, onKeyDown: rest.onKeyDown });
  const place = useRef<HTMLSpanElement>(null);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      {open && <span ref={place} hidden />}
      <Radix.Portal>
        {/* Not Radix's own overlay, which locks scrolling by an inline style that a strict policy forbids. */}
        <InThemeOf place={place} className="za-Drawer-overlay" data-side={side}>
          <Radix.Content
            aria-describedby={undefined}
            {...rest}
            className={`za-Drawer ${className}`}
            {...focus}
          >
            <header className="za-Drawer-header">
              <Radix.Title>{title}</Radix.Title>
              <Radix.Close className="za-Drawer-close" aria-label={label('close')}>
                ×
              </Radix.Close>
            </header>
            {children}
          </Radix.Content>
        </InThemeOf>
      </Radix.Portal>
    </Radix.Root>
  );
}

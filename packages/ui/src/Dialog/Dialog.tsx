'use client';

import { Dialog as Radix } from 'radix-ui';
import { useRef, type ComponentProps, type ReactNode } from 'react';
import { InThemeOf } from '../in-theme-of.ts';
import { useLabels } from '../labels.ts';
import { useDialogFocus } from '../use-dialog-focus.ts';

export interface DialogProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Whether it is open. */
  open: boolean;
  /** Called with `false` when it is left. */
  onOpenChange: (open: boolean) => void;
  /** The heading, and its name for screen readers. */
  title: string;
  /** A sentence below the title, read out as it opens. */
  description?: ReactNode;
  /** `l` for what is edited at length. */
  size?: 'm' | 'l';
  /** What it holds. */
  children: ReactNode;
}

/**
 * A task of its own above the page, begun in its first field. Escape and the close button leave it, a press beside it does not, so that nothing
 * typed is lost; focus returns where it was.
 */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  size = 'm',
  className = '',
  children,
  ...rest
}: DialogProps) {
  const { label } = useLabels();
  const focus = useDialogFocus(open);
  const place = useRef<HTMLSpanElement>(null);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      {open && <span ref={place} hidden />}
      <Radix.Portal>
        {/* Not Radix's own overlay, which locks scrolling by an inline style that a strict policy forbids. */}
        <InThemeOf place={place} className="za-Dialog-overlay">
          <Radix.Content
            {...rest}
            className={`za-Dialog ${className}`}
            data-size={size}
            {...focus}
            onInteractOutside={(event) => event.preventDefault()}
            // Radix adds the description, and warns where there is neither.
            aria-describedby={rest['aria-describedby']}
          >
            <header className="za-Dialog-header">
              <Radix.Title>{title}</Radix.Title>
              <Radix.Close className="za-Dialog-close" aria-label={label('close')}>
                ×
              </Radix.Close>
            </header>
            {description && (
              <Radix.Description asChild>
                <div className="za-Dialog-description">{description}</div>
              </Radix.Description>
            )}
            {children}
          </Radix.Content>
        </InThemeOf>
      </Radix.Portal>
    </Radix.Root>
  );
}

'use client';

import { Dialog as Radix } from 'radix-ui';
import { useRef, type ComponentProps, type ReactNode } from 'react';
import { InThemeOf } from '../in-theme-of.ts';
import { useLabels } from '../labels.ts';
import { useDialogFocus } from '../use-dialog-focus.ts';

export interface DialogProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Whether it is open (controlled). */
  open: boolean;
  /** Called with `false` when the user closes it. */
  onOpenChange: (open: boolean) => void;
  /** The heading, which is also the accessible name. */
  title: string;
  /** A sentence below the title. Screen readers announce it on opening. */
  description?: ReactNode;
  /** `l` for long content, `xl` for content with a second column, such as an editor with its preview. */
  size?: 'm' | 'l' | 'xl';
  /** The content. */
  children: ReactNode;
}

/**
 * A modal dialog for one task. Escape and the close button close it; a press on the backdrop does not, so that input is
 * not lost. Focus starts in the first field and returns to the opener.
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
  const focus = useDialogFocus(open, { onOpenChange, onKeyDown: rest.onKeyDown });
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
            // Radix adds `aria-describedby` and warns if there is no description.
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

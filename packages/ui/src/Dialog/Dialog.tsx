'use client';

import type { ComponentProps, ReactElement, ReactNode } from 'react';
import {
  DialogDescription,
  DialogRoot,
  DialogTrigger,
  Modal,
  ModalHeader,
  type DialogRootProps,
} from './dialog-parts.tsx';

export interface DialogContentProps extends ComponentProps<'div'> {
  /** `l` for long content, `xl` for content with a second column, such as an editor with its preview. */
  size?: 'm' | 'l' | 'xl';
}

/** The content of a dialog that is made of parts: a `DialogTitle`, and the content of the task. */
export function DialogContent({ size = 'm', className = '', ...rest }: DialogContentProps) {
  return (
    <Modal
      {...rest}
      overlay={{ className: 'za-Dialog-overlay' }}
      className={`za-Dialog ${className}`}
      data-size={size}
      onInteractOutside={(event) => event.preventDefault()}
    />
  );
}

export interface DialogProps extends Omit<DialogContentProps, 'title'>, Omit<DialogRootProps, 'children'> {
  /** The control that opens the dialog, such as a `Button`. */
  trigger?: ReactElement;
  /** The heading, which is also the accessible name. */
  title: string;
  /** A sentence below the title. Screen readers announce it on opening. */
  description?: ReactNode;
  /** The content. */
  children: ReactNode;
}

/**
 * A modal dialog for one task. Escape and the close button close it; a press on the backdrop does not, so that input is
 * not lost. Focus starts in the first field and returns to the opener.
 */
export function Dialog({
  open,
  defaultOpen,
  onOpenChange,
  trigger,
  title,
  description,
  children,
  ...rest
}: DialogProps) {
  return (
    <DialogRoot {...{ open, defaultOpen, onOpenChange }}>
      {trigger && <DialogTrigger>{trigger}</DialogTrigger>}
      <DialogContent {...rest}>
        <ModalHeader of="Dialog" title={title} />
        {description && <DialogDescription>{description}</DialogDescription>}
        {children}
      </DialogContent>
    </DialogRoot>
  );
}

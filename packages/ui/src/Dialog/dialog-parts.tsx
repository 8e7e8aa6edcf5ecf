'use client';

import { Dialog as Radix } from 'radix-ui';
import {
  createContext,
  use,
  useMemo,
  useRef,
  type ComponentProps,
  type ReactElement,
  type ReactNode,
} from 'react';
import { InThemeOf } from '../in-theme-of.ts';
import { useLabels } from '../labels.ts';
import { useControlled } from '../use-controlled.ts';
import { useDialogFocus } from '../use-dialog-focus.ts';

export interface DialogRootProps {
  /** Whether the dialog is open, if controlled. */
  open?: boolean;
  /** Whether the dialog is open at first, if uncontrolled. */
  defaultOpen?: boolean;
  /** Called with the new state when the dialog opens or closes. */
  onOpenChange?: (open: boolean) => void;
  /** A `DialogTrigger`, and a `DialogContent` or a `DrawerContent`. */
  children?: ReactNode;
}

/** Whether the dialog is open, which Radix does not tell its content. */
const OpenState = createContext({ isOpen: false, setOpen: (_open: boolean): void => undefined });

/** Holds the state of a dialog or a drawer that is made of parts. It renders no element. */
export function DialogRoot({ open, defaultOpen = false, onOpenChange, children }: DialogRootProps) {
  const [isOpen, setOpen] = useControlled(open, defaultOpen, onOpenChange);
  return (
    <OpenState value={useMemo(() => ({ isOpen, setOpen }), [isOpen, setOpen])}>
      <Radix.Root open={isOpen} onOpenChange={setOpen}>
        {children}
      </Radix.Root>
    </OpenState>
  );
}

export interface DialogTriggerProps {
  /** The control that opens the dialog, such as a `Button`. */
  children: ReactElement;
}

/** Makes a control open the dialog or the drawer. It renders no element besides the control. */
export const DialogTrigger = ({ children }: DialogTriggerProps) => (
  <Radix.Trigger asChild>{children}</Radix.Trigger>
);

export interface DialogCloseProps {
  /** The control that closes the dialog, such as a `Button`. */
  children: ReactElement;
}

/** Makes a control close the dialog or the drawer. It renders no element besides the control. */
export const DialogClose = ({ children }: DialogCloseProps) => <Radix.Close asChild>{children}</Radix.Close>;

export type DialogTitleProps = ComponentProps<'h2'>;

/** The heading of a dialog or a drawer, which is also its accessible name. */
export const DialogTitle = ({ className = '', ...rest }: DialogTitleProps) => (
  <Radix.Title {...rest} className={`za-DialogTitle ${className}`} />
);

export type DialogDescriptionProps = ComponentProps<'div'>;

/** A sentence below the title. Screen readers announce it on opening. */
export const DialogDescription = ({ className = '', ...rest }: DialogDescriptionProps) => (
  <Radix.Description asChild>
    <div {...rest} className={`za-DialogDescription ${className}`} />
  </Radix.Description>
);

type ModalProps = ComponentProps<typeof Radix.Content> & {
  overlay: { className: string; 'data-side'?: string };
};

/** The content of a dialog or a drawer, with the overlay that darkens the page. */
export function Modal({ overlay, ...rest }: ModalProps) {
  const { isOpen, setOpen } = use(OpenState);
  const focus = useDialogFocus(isOpen, { onOpenChange: setOpen, onKeyDown: rest.onKeyDown });
  const place = useRef<HTMLSpanElement>(null);
  return (
    <>
      {isOpen && <span ref={place} hidden />}
      <Radix.Portal>
        {/* Replaces Radix's own overlay, which locks scrolling by an inline style that a strict policy forbids. */}
        <InThemeOf place={place} {...overlay}>
          <Radix.Content {...rest} {...focus} />
        </InThemeOf>
      </Radix.Portal>
    </>
  );
}

/** The title and the close button of a dialog or a drawer without parts. */
export function ModalHeader({ title, of }: { title: ReactNode; of: 'Dialog' | 'Drawer' }) {
  const { label } = useLabels();
  return (
    <header className={`za-${of}-header`}>
      <DialogTitle>{title}</DialogTitle>
      <Radix.Close className={`za-${of}-close`} aria-label={label('close')}>
        ×
      </Radix.Close>
    </header>
  );
}

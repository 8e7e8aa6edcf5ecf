'use client';

import type { ComponentProps, ReactElement, ReactNode } from 'react';
import {
  DialogRoot,
  DialogTrigger,
  Modal,
  ModalHeader,
  type DialogRootProps,
} from '../Dialog/dialog-parts.tsx';

export interface DrawerContentProps extends ComponentProps<'div'> {
  /** The logical edge from which the drawer slides in. */
  side?: 'start' | 'end';
}

/** The content of a drawer that is made of the parts of a dialog: a `DialogTitle`, and the content of the task. */
export function DrawerContent({ side = 'end', className = '', ...rest }: DrawerContentProps) {
  return (
    <Modal
      {...rest}
      overlay={{ className: 'za-Drawer-overlay', 'data-side': side }}
      className={`za-Drawer ${className}`}
    />
  );
}

export interface DrawerProps extends Omit<DrawerContentProps, 'title'>, Omit<DialogRootProps, 'children'> {
  /** The control that opens the drawer, such as a `Button`. */
  trigger?: ReactElement;
  /** The heading, which is also the accessible name. */
  title: string;
  /** The content. */
  children: ReactNode;
  /** The button that ends the task. It stays in sight while the content scrolls. */
  footer?: ReactNode;
}

/**
 * A modal panel at the edge of the page, such as a menu or the filters of a list on a phone. Escape, the close button and
 * a press on the backdrop close it.
 */
export function Drawer({
  open,
  defaultOpen,
  onOpenChange,
  trigger,
  title,
  children,
  footer,
  ...rest
}: DrawerProps) {
  return (
    <DialogRoot {...{ open, defaultOpen, onOpenChange }}>
      {trigger && <DialogTrigger>{trigger}</DialogTrigger>}
      <DrawerContent {...rest}>
        <ModalHeader of="Drawer" title={title} />
        {children}
        {footer && <footer className="za-Drawer-footer">{footer}</footer>}
      </DrawerContent>
    </DialogRoot>
  );
}

'use client';

import { useId, type ComponentProps } from 'react';
import { useControlled } from '../use-controlled.ts';

export interface DisclosureProps extends ComponentProps<'div'> {
  /** The text of the button, such as "Why?". */
  label: string;
  /** Added to the accessible name of the button, to tell it from others with the same text. */
  about?: string;
  /** Whether the note is open, if controlled. */
  open?: boolean;
  /** Whether the note is open at first, if uncontrolled. */
  defaultOpen?: boolean;
  /** Called with the new state when the note opens or closes. */
  onOpenChange?: (open: boolean) => void;
}

/** A quiet button that opens a note in place. The note is not printed. */
export function Disclosure({
  label,
  about,
  open,
  defaultOpen = false,
  onOpenChange,
  className = '',
  children,
  ...rest
}: DisclosureProps) {
  const [isOpen, setIsOpen] = useControlled(open, defaultOpen, onOpenChange);
  const id = useId();
  return (
    <div {...rest} className={`za-Disclosure ${className}`}>
      <button
        type="button"
        className="za-Disclosure-button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {label}
        {about && <span className="za-hidden"> {about}</span>}
      </button>
      <div id={id} className="za-Disclosure-note" hidden={!isOpen}>
        {children}
      </div>
    </div>
  );
}

'use client';

import { useId, useState, type ComponentProps } from 'react';

export interface DisclosureProps extends ComponentProps<'div'> {
  /** The text of the button, such as "Why?". */
  label: string;
  /** Added to the accessible name of the button, to tell it from others with the same text. */
  about?: string;
  /** Whether it is open at first. */
  defaultOpen?: boolean;
}

/** A quiet button that opens a note in place. The note is not printed. */
export function Disclosure({
  label,
  about,
  defaultOpen = false,
  className = '',
  children,
  ...rest
}: DisclosureProps) {
  const [isOpen, setIsOpen] = useState(defaultOpen);
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

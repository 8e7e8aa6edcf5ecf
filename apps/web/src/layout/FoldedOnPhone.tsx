import { Button, Stack } from '@org/ui';
import { useId, useState, type ReactNode } from 'react';
import { useIsNarrow } from './useIsNarrow.ts';

interface FoldedOnPhoneProps {
  /** The label of the button that opens the part. */
  label: string;
  children: ReactNode;
}

/** A part of a page that is seldom used. A phone shows it behind a button, and turning the phone keeps text typed in it. */
export function FoldedOnPhone({ label, children }: FoldedOnPhoneProps) {
  const isNarrow = useIsNarrow();
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <Stack gap={3}>
      {isNarrow && (
        <Button aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
          {label}
        </Button>
      )}
      <div id={id} hidden={isNarrow && !isOpen}>
        {children}
      </div>
    </Stack>
  );
}

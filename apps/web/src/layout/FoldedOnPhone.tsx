import { Disclosure } from '@org/ui';
import type { ReactNode } from 'react';
import { useIsNarrow } from './useIsNarrow.ts';

interface FoldedOnPhoneProps {
  /** The button that opens it. */
  label: string;
  children: ReactNode;
}

/** A part of a page that is seldom used. A phone shows it behind a button. */
export function FoldedOnPhone({ label, children }: FoldedOnPhoneProps) {
  return useIsNarrow() ? <Disclosure label={label}>{children}</Disclosure> : children;
}

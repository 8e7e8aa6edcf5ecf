import type { ReactNode } from 'react';
import styles from './ReadingChapters.module.css';

interface FoldedProps {
  /** Label of the button that opens the part. */
  label: ReactNode;
  children: ReactNode;
}

/** A part of a reading that a phone shows collapsed, and that a wide page and a sheet of paper show whole. */
export const Folded = ({ label, children }: FoldedProps) => (
  <details className={styles.chapter}>
    <summary className="za-Link">{label}</summary>
    <div>{children}</div>
  </details>
);

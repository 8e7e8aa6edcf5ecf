import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '../Button/Button.tsx';

export interface IconButtonProps extends Omit<ButtonProps, 'aria-label' | 'busyLabel'> {
  /** The name of the action, for screen readers and speech: "Share". */
  label: string;
  /** The name while the action runs: "Sharing...". */
  busyLabel?: string;
  /** The drawing, in `currentColor`; with `asChild` a link that holds it. */
  children: ReactNode;
}

/** An action that a drawing alone tells, for places where the drawing is known and there is no room for words. */
export function IconButton({
  label,
  busyLabel,
  variant = 'quiet',
  className = '',
  ...rest
}: IconButtonProps) {
  return (
    <Button
      {...rest}
      variant={variant}
      className={`za-IconButton ${className}`}
      aria-label={rest.busy ? (busyLabel ?? label) : label}
    />
  );
}

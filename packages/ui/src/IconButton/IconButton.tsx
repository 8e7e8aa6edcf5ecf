import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '../Button/Button.tsx';

export interface IconButtonProps extends Omit<ButtonProps, 'aria-label' | 'busyLabel'> {
  /** The accessible name of the action, such as "Share". */
  label: string;
  /** The accessible name while busy, such as "Sharing...". */
  busyLabel?: string;
  /** The icon, drawn in `currentColor`. With `asChild`, a link that contains it. */
  children: ReactNode;
}

/** A button with an icon only, for a well-known icon where there is no room for text. */
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

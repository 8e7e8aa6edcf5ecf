'use client';

import { useState, type HTMLAttributes, type Ref } from 'react';

export interface LogoOrLetterProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** The name of the owner. Its first letter replaces a missing logo. */
  name: string;
  /** The URL of the logo, or `null`. */
  src: string | null;
  /** The `img`, or the element with the letter. */
  ref?: Ref<HTMLElement>;
}

/**
 * A logo, or the first letter of the name if the logo is missing or fails to load. It is decorative, so place the name
 * beside it.
 */
export function LogoOrLetter({ name, src, className = '', onError, ref, ...rest }: LogoOrLetterProps) {
  const [failed, setFailed] = useState<string | null>(null);
  if (!src || failed === src) {
    return (
      <span aria-hidden="true" {...rest} ref={ref} className={`za-LogoOrLetter ${className}`}>
        {Array.from(name.trim())[0]?.toUpperCase()}
      </span>
    );
  }
  return (
    <img
      {...rest}
      // A ref to `HTMLElement` also accepts an image.
      ref={ref as Ref<HTMLImageElement>}
      className={`za-LogoOrLetter ${className}`}
      src={src}
      alt=""
      loading="lazy"
      onError={(event) => {
        setFailed(src);
        onError?.(event);
      }}
    />
  );
}

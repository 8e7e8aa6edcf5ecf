'use client';

import { useState, type HTMLAttributes, type Ref } from 'react';

export interface LogoOrLetterProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** Whose logo; its first letter stands in where there is none. */
  name: string;
  /** The address of the logo; `null` where there is none. */
  src: string | null;
  /** The image, or the letter in its place. */
  ref?: Ref<HTMLElement>;
}

/** A logo, or the first letter of the name where it is missing or fails to load. An ornament beside the name. */
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
      // What holds any element holds an image.
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

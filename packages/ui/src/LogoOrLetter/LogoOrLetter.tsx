'use client';

import { useState } from 'react';

export interface LogoOrLetterProps {
  /** Whose logo; its first letter stands in where there is none. */
  name: string;
  src: string | null;
}

/** A logo, or the first letter of the name where it is missing or fails to load. An ornament beside the name. */
export function LogoOrLetter({ name, src }: LogoOrLetterProps) {
  const [failed, setFailed] = useState<string | null>(null);
  if (!src || failed === src) {
    return (
      <span className="za-LogoOrLetter" aria-hidden="true">
        {Array.from(name.trim())[0]?.toUpperCase()}
      </span>
    );
  }
  return <img className="za-LogoOrLetter" src={src} alt="" loading="lazy" onError={() => setFailed(src)} />;
}

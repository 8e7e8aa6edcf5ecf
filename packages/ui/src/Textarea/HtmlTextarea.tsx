'use client';

import { useRef, useState, type ComponentProps } from 'react';
import { htmlParts } from './html-parts.ts';

/** Longer sources have one color, because each typed letter draws all of the text again. */
const maxColoured = 60_000;

/** Makes the text of the field transparent, and draws it in colors behind the field. */
export function HtmlTextarea({ onChange, onScroll, ...textarea }: ComponentProps<'textarea'>) {
  const [typed, setTyped] = useState(String(textarea.defaultValue ?? ''));
  const behind = useRef<HTMLPreElement>(null);
  const source = textarea.value === undefined ? typed : String(textarea.value);
  const isColoured = source.length <= maxColoured;
  return (
    <div className="za-Textarea-source" data-coloured={isColoured ? '' : undefined}>
      {isColoured && (
        <pre ref={behind} aria-hidden className="za-FormField-control za-Textarea-behind">
          {htmlParts(source).map(({ text, kind }, index) =>
            kind === 'text' ? (
              text
            ) : (
              <span key={index} data-kind={kind}>
                {text}
              </span>
            ),
          )}
          {/* Without this, a line break at the end would not start a new line. */}
          {'\n'}
        </pre>
      )}
      <textarea
        {...textarea}
        onChange={(event) => {
          setTyped(event.target.value);
          onChange?.(event);
        }}
        onScroll={(event) => {
          behind.current?.scrollTo(0, event.currentTarget.scrollTop);
          onScroll?.(event);
        }}
      />
    </div>
  );
}

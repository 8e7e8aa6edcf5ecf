'use client';

import { useRef, useState, type ComponentProps } from 'react';
import { htmlParts } from './html-parts.ts';

/** Longer sources are drawn in one color, because each key draws all of it. */
const maxColoured = 60_000;

/** The text of the field is transparent, and stands in colors behind it. */
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
          {/* A line break at the end has no line of its own otherwise. */}
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

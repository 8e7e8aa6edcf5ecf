'use client';

import { useRef, useState, type ComponentProps } from 'react';

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

/** A piece of HTML source and its kind. */
interface HtmlPart {
  text: string;
  kind: 'text' | 'tag' | 'value' | 'reference';
}

/** Matches comments, tags and character references. A tag that is not closed yet is text. */
const markup = /<!--.*?-->|<\/?[a-z][^<>]*>|&(?:[a-z][a-z\d]*|#\d+|#x[\da-f]+);/gis;
const values = /"[^"]*"|'[^']*'/g;

function cut(text: string, pattern: RegExp, ofMatch: (match: string) => HtmlPart[], kind: HtmlPart['kind']) {
  const parts: HtmlPart[] = [];
  let from = 0;
  for (const match of text.matchAll(pattern)) {
    if (match.index > from) parts.push({ text: text.slice(from, match.index), kind });
    parts.push(...ofMatch(match[0]));
    from = match.index + match[0].length;
  }
  if (from < text.length) parts.push({ text: text.slice(from), kind });
  return parts;
}

/** The parts of an HTML source in order. Joined, they are the source. */
const htmlParts = (source: string): HtmlPart[] =>
  cut(
    source,
    markup,
    (match) =>
      match.startsWith('&')
        ? [{ text: match, kind: 'reference' }]
        : cut(match, values, (text) => [{ text, kind: 'value' }], 'tag'),
    'text',
  );

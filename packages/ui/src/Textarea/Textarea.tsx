import { useRef, useState, type ComponentProps } from 'react';
import { FormField, type FieldProps } from '../FormField/FormField.tsx';
import { htmlParts } from './html-parts.ts';

export type TextareaProps = FieldProps &
  ComponentProps<'textarea'> & {
    /** Draws the tags, attribute values and character references of this language in other colours. */
    language?: 'html';
  };

/** A multi-line text field. It grows with its content and can be resized. */
export function Textarea({
  label,
  hint,
  error,
  hideLabel,
  language,
  className = '',
  ...textarea
}: TextareaProps) {
  const Control = language === undefined ? 'textarea' : HtmlTextarea;
  return (
    <FormField
      {...{ label, hint, error, hideLabel: hideLabel ?? false }}
      id={textarea.id}
      aria-describedby={textarea['aria-describedby']}
    >
      {(control) => (
        <Control
          rows={4}
          {...textarea}
          {...control}
          className={`za-FormField-control za-Textarea ${className}`}
        />
      )}
    </FormField>
  );
}

/** Longer sources are drawn in one colour, because each key draws all of it. */
const maxColoured = 60_000;

/** The text of the field is transparent, and stands in colours behind it. */
function HtmlTextarea({ onChange, onScroll, ...textarea }: ComponentProps<'textarea'>) {
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

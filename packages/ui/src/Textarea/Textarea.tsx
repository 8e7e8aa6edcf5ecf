import type { ComponentProps } from 'react';
import { FormField, type FieldProps } from '../FormField/FormField.tsx';
import { withValue, type ValueProps } from '../on-value-change.ts';
import { HtmlTextarea } from './HtmlTextarea.tsx';

export type TextareaProps = FieldProps &
  ValueProps &
  ComponentProps<'textarea'> & {
    /** Draws the tags, attribute values and character references of this language in other colors. */
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
  onChange,
  onValueChange,
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
          onChange={withValue(onChange, onValueChange)}
        />
      )}
    </FormField>
  );
}

import type { ComponentProps } from 'react';
import { FormField, type FieldProps } from '../FormField/FormField.tsx';

export type TextareaProps = FieldProps & ComponentProps<'textarea'>;

/** A multi-line text field. It grows with its content and can be resized. */
export function Textarea({ label, hint, error, hideLabel, className = '', ...textarea }: TextareaProps) {
  return (
    <FormField
      {...{ label, hint, error, hideLabel: hideLabel ?? false }}
      id={textarea.id}
      aria-describedby={textarea['aria-describedby']}
    >
      {(control) => (
        <textarea
          rows={4}
          {...textarea}
          {...control}
          className={`za-FormField-control za-Textarea ${className}`}
        />
      )}
    </FormField>
  );
}

import type { ComponentProps } from 'react';
import { FormField, type FormFieldProps } from '../FormField/FormField.tsx';

export type TextareaProps = FormFieldProps & ComponentProps<'textarea'>;

/** Text of several lines, which grows with what is written as far as there is room, and may be drawn larger. */
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

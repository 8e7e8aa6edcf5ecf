import type { ComponentProps } from 'react';
import { FormField, type FieldProps } from '../FormField/FormField.tsx';

export type InputProps = FieldProps & ComponentProps<'input'>;

/** A single-line field for text, an e-mail address or a number. */
export function Input({ label, hint, error, hideLabel, className = '', ...input }: InputProps) {
  return (
    <FormField
      {...{ label, hint, error, hideLabel: hideLabel ?? false }}
      id={input.id}
      aria-describedby={input['aria-describedby']}
    >
      {(control) => (
        <input type="text" {...input} {...control} className={`za-FormField-control za-Input ${className}`} />
      )}
    </FormField>
  );
}

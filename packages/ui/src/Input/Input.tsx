import type { ComponentProps } from 'react';
import { FormField, type FieldProps } from '../FormField/FormField.tsx';
import { withValue, type ValueProps } from '../on-value-change.ts';

export type InputProps = FieldProps & ValueProps & ComponentProps<'input'>;

/** A single-line field for text, an email address or a number. */
export function Input({
  label,
  hint,
  error,
  hideLabel,
  className = '',
  onChange,
  onValueChange,
  ...input
}: InputProps) {
  return (
    <FormField
      {...{ label, hint, error, hideLabel: hideLabel ?? false }}
      id={input.id}
      aria-describedby={input['aria-describedby']}
    >
      {(control) => (
        <input
          type="text"
          {...input}
          {...control}
          className={`za-FormField-control za-Input ${className}`}
          onChange={withValue(onChange, onValueChange)}
        />
      )}
    </FormField>
  );
}

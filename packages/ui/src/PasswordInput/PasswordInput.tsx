'use client';

import { useState, type ComponentProps } from 'react';
import { useLabels } from '../labels.ts';
import { FormField, type FieldProps } from '../FormField/FormField.tsx';
import { withValue, type ValueProps } from '../on-value-change.ts';

export type PasswordInputProps = FieldProps & ValueProps & Omit<ComponentProps<'input'>, 'type'>;

/** A password field with a button that shows the password. */
export function PasswordInput({
  label,
  hint,
  error,
  hideLabel,
  className = '',
  onChange,
  onValueChange,
  ...input
}: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  const { label: word } = useLabels();
  return (
    <FormField
      {...{ label, hint, error, hideLabel: hideLabel ?? false }}
      id={input.id}
      aria-describedby={input['aria-describedby']}
    >
      {(control) => (
        <div className="za-PasswordInput-frame">
          <input
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
            className={`za-FormField-control za-PasswordInput ${className}`}
            onChange={withValue(onChange, onValueChange)}
          />
          <button
            type="button"
            className="za-PasswordInput-toggle"
            disabled={input.disabled}
            aria-label={word(shown ? 'hidePassword' : 'showPassword')}
            onClick={() => setShown(!shown)}
          >
            {word(shown ? 'hide' : 'show')}
          </button>
        </div>
      )}
    </FormField>
  );
}

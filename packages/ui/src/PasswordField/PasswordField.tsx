import { useState, type ComponentProps } from 'react';
import { Field, type FieldProps } from '../Field/Field.tsx';

export type PasswordFieldProps = FieldProps & Omit<ComponentProps<'input'>, 'type'>;

/** A password that can be looked at. */
export function PasswordField({ label, hint, error, hideLabel, className, ...input }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field {...{ label, hint, error, hideLabel: hideLabel ?? false, className }}>
      {(control) => (
        <div className="za-PasswordField">
          <input {...input} {...control} type={shown ? 'text' : 'password'} className="za-Field-control" />
          <button
            type="button"
            className="za-PasswordField-toggle"
            aria-pressed={shown}
            aria-label={shown ? 'Hide password' : 'Show password'}
            onClick={() => setShown(!shown)}
          >
            {shown ? 'Hide' : 'Show'}
          </button>
        </div>
      )}
    </Field>
  );
}

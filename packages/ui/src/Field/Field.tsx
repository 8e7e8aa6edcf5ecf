import { useId, type ComponentProps, type ReactNode } from 'react';

export interface FieldProps {
  label: string;
  /** Said below the control. */
  hint?: ReactNode;
  /** What is wrong; read out when it appears. */
  error?: string | undefined;
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean;
}

interface FieldFrameProps extends FieldProps {
  className?: string | undefined;
  children: (control: {
    id: string;
    'aria-describedby': string | undefined;
    'aria-invalid': true | undefined;
  }) => ReactNode;
}

/** Label, control, hint and error, tied together for everybody. */
export function Field({ label, hint, error, hideLabel = false, className = '', children }: FieldFrameProps) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return (
    <div className={`za-Field ${className}`} data-invalid={error ? '' : undefined}>
      <label className="za-Field-label" htmlFor={id} data-hidden={hideLabel ? '' : undefined}>
        {label}
      </label>
      {children({
        id,
        'aria-describedby': [hintId, errorId].filter(Boolean).join(' ') || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {hint && (
        <p className="za-Field-hint" id={hintId}>
          {hint}
        </p>
      )}
      {error && (
        <p className="za-Field-error" id={errorId} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

export type TextFieldProps = FieldProps & ComponentProps<'input'>;

/** One line of text; with `type="date"` a date, with `type="search"` a search. */
export function TextField({ label, hint, error, hideLabel, className, ...input }: TextFieldProps) {
  return (
    <Field {...{ label, hint, error, hideLabel: hideLabel ?? false, className }}>
      {(control) => <input type="text" {...input} {...control} className="za-Field-control" />}
    </Field>
  );
}

export interface SelectFieldProps extends FieldProps, Omit<ComponentProps<'select'>, 'children'> {
  options: readonly { value: string; label: string }[];
}

/** One of a list, drawn by the platform, so that it works everywhere as people know it. */
export function SelectField({
  label,
  hint,
  error,
  hideLabel,
  className,
  options,
  ...select
}: SelectFieldProps) {
  return (
    <Field {...{ label, hint, error, hideLabel: hideLabel ?? false, className }}>
      {(control) => (
        <select {...select} {...control} className="za-Field-control">
          {options.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

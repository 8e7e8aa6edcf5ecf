import { useId, type ComponentProps, type ReactNode } from 'react';

export interface FormFieldProps {
  /** What is to be entered, above the control. */
  label: string;
  /** Said below the control. */
  hint?: ReactNode;
  /** What is wrong; read out when it appears. */
  error?: string | undefined;
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean;
}

interface FieldFrameProps extends FormFieldProps, Omit<ComponentProps<'div'>, 'children'> {
  /** The control's own, where it has one. */
  id?: string | undefined;
  /** What else describes the control. */
  'aria-describedby'?: string | undefined;
  /** Renders the control with the id and the description that tie it to the label. */
  children: (control: {
    id: string;
    'aria-describedby': string | undefined;
    'aria-invalid'?: true;
  }) => ReactNode;
}

/** Label, control, hint and error, tied together for everybody. */
export function FormField({
  label,
  hint,
  error,
  hideLabel = false,
  className = '',
  id: ownId,
  'aria-describedby': describedBy,
  children,
  ...rest
}: FieldFrameProps) {
  const newId = useId();
  const id = ownId ?? newId;
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return (
    <div {...rest} className={`za-FormField ${className}`} data-invalid={error ? '' : undefined}>
      <label className="za-FormField-label" htmlFor={id} data-hidden={hideLabel ? '' : undefined}>
        {label}
      </label>
      {children({
        id,
        'aria-describedby': [describedBy, hintId, errorId].filter(Boolean).join(' ') || undefined,
        ...(error && { 'aria-invalid': true }),
      })}
      {hint && (
        <p className="za-FormField-hint" id={hintId}>
          {hint}
        </p>
      )}
      {error && (
        <p className="za-FormField-error" id={errorId} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

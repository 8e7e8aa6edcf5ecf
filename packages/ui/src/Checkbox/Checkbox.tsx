import { useId, type ComponentProps, type ReactNode } from 'react';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** The statement that the user agrees to by checking the box. */
  label: ReactNode;
  /** Additional information below the label. */
  hint?: ReactNode;
  /** The error message. Screen readers announce it when it appears. */
  error?: string | undefined;
  /** Called with the new state on change. */
  onCheckedChange?: (checked: boolean) => void;
}

/** A yes-or-no choice that takes effect when its form is submitted. */
export function Checkbox({ label, hint, error, className = '', onCheckedChange, ...input }: CheckboxProps) {
  const newId = useId();
  const id = input.id ?? newId;
  const described = [input['aria-describedby'], hint && `${id}-hint`, error && `${id}-error`];
  return (
    <div className="za-Checkbox-field" data-invalid={error ? '' : undefined}>
      <input
        {...input}
        type="checkbox"
        id={id}
        className={`za-Checkbox ${className}`}
        aria-describedby={described.filter(Boolean).join(' ') || undefined}
        aria-invalid={error ? true : input['aria-invalid']}
        // A server component can't pass a function to an element.
        {...(onCheckedChange && {
          onChange: (event) => {
            input.onChange?.(event);
            onCheckedChange(event.currentTarget.checked);
          },
        })}
      />
      <label htmlFor={id} className="za-Checkbox-label">
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="za-FormField-hint">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="za-FormField-error" role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

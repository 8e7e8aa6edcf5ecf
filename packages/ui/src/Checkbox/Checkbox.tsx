import { useId, type ComponentProps, type ReactNode } from 'react';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  /** Said below the label. */
  hint?: ReactNode;
}

/** Yes or no, which takes effect with the form it stands in. */
export function Checkbox({ label, hint, className = '', ...input }: CheckboxProps) {
  const id = useId();
  return (
    <div className={`za-Checkbox ${className}`}>
      <input
        {...input}
        type="checkbox"
        id={id}
        className="za-Checkbox-box"
        aria-describedby={hint ? `${id}-hint` : undefined}
      />
      <label htmlFor={id} className="za-Checkbox-label">
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="za-Checkbox-hint">
          {hint}
        </p>
      )}
    </div>
  );
}

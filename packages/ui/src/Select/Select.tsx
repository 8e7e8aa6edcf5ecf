import { useMemo, type ComponentProps } from 'react';
import { FormField, type FieldProps } from '../FormField/FormField.tsx';
import { withValue, type ValueProps } from '../on-value-change.ts';

export interface SelectProps extends FieldProps, ValueProps, Omit<ComponentProps<'select'>, 'children'> {
  /** The options, in display order. */
  options: readonly { value: string; label: string }[];
}

/** A native select. */
export function Select({
  label,
  hint,
  error,
  hideLabel,
  className = '',
  options,
  onChange,
  onValueChange,
  ...select
}: SelectProps) {
  // Long lists, such as the list of countries, are rendered again only when they change.
  const choices = useMemo(
    () =>
      options.map(({ value, label: text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      )),
    [options],
  );
  return (
    <FormField
      {...{ label, hint, error, hideLabel: hideLabel ?? false }}
      id={select.id}
      aria-describedby={select['aria-describedby']}
    >
      {(control) => (
        <div className="za-Select-frame">
          <select
            {...select}
            {...control}
            className={`za-FormField-control za-Select ${className}`}
            onChange={withValue(onChange, onValueChange)}
          >
            {choices}
          </select>
        </div>
      )}
    </FormField>
  );
}

'use client';

import { useImperativeHandle, useRef, type ComponentProps } from 'react';
import { useLabels } from '../labels.ts';
import { FormField, type FieldProps } from '../FormField/FormField.tsx';
import { useControlled, useFormReset } from '../use-controlled.ts';

export interface SearchInputProps
  extends FieldProps, Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue'> {
  /** The search text, if controlled. */
  value?: string;
  /** The search text at first, if uncontrolled. */
  defaultValue?: string;
  /** Called with the text on every change; with an empty string when it is cleared. */
  onValueChange?: (value: string) => void;
}

/** A search field. Escape and the clear button empty it and keep the focus. */
export function SearchInput({
  label,
  hint,
  error,
  hideLabel,
  className = '',
  value: givenValue,
  defaultValue = '',
  onValueChange,
  onChange,
  onKeyDown,
  ref,
  ...input
}: SearchInputProps) {
  const { label: word } = useLabels();
  const field = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => field.current, []);
  const [value, setValue] = useControlled(givenValue, defaultValue, onValueChange);
  useFormReset(field, () => setValue(defaultValue));
  const clear = (): void => {
    setValue('');
    field.current?.focus();
  };
  return (
    <FormField
      {...{ label, hint, error, hideLabel: hideLabel ?? false }}
      id={input.id}
      aria-describedby={input['aria-describedby']}
    >
      {(control) => (
        <div className="za-SearchInput-frame">
          <input
            {...input}
            {...control}
            ref={field}
            type="search"
            className={`za-FormField-control za-SearchInput ${className}`}
            value={value}
            onChange={(event) => {
              onChange?.(event);
              setValue(event.target.value);
            }}
            onKeyDown={(event) => {
              onKeyDown?.(event);
              // During input method composition, Escape only cancels the composition.
              if (event.key !== 'Escape' || value === '' || event.nativeEvent.isComposing) return;
              event.preventDefault();
              clear();
            }}
          />
          {value !== '' && !input.disabled && (
            <button
              type="button"
              className="za-SearchInput-clear"
              aria-label={word('clear', { label })}
              onClick={clear}
            >
              ×
            </button>
          )}
        </div>
      )}
    </FormField>
  );
}

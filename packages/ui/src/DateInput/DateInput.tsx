'use client';

import { useState, type ComponentProps } from 'react';
import { useLabels } from '../labels.ts';
import { FormField, type FieldProps } from '../FormField/FormField.tsx';
import { withValue, type ValueProps } from '../on-value-change.ts';

export interface DateInputProps
  extends FieldProps, ValueProps, Omit<ComponentProps<'input'>, 'type' | 'min' | 'max'> {
  /** The first valid date, as `YYYY-MM-DD`. */
  min: string;
  /** The last valid date, as `YYYY-MM-DD`. */
  max: string;
}

const inWords = (day: string, locale: string): string =>
  new Date(`${day}T00:00Z`).toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' });

/** A native date field. On blur it reports a date that does not exist or is outside `min` and `max`. */
export function DateInput({
  label,
  hint,
  error,
  hideLabel,
  className = '',
  min,
  max,
  onBlur,
  onChange,
  onValueChange,
  ...input
}: DateInputProps) {
  const [isWrong, setIsWrong] = useState(false);
  const { label: word, locale } = useLabels();
  const problem = isWrong
    ? word('dateOutOfRange', { min: inWords(min, locale), max: inWords(max, locale) })
    : undefined;
  return (
    <FormField
      {...{ label, hint, error: error ?? problem, hideLabel: hideLabel ?? false }}
      id={input.id}
      aria-describedby={input['aria-describedby']}
    >
      {(control) => (
        <input
          {...input}
          {...control}
          type="date"
          min={min}
          max={max}
          className={`za-FormField-control za-DateInput ${className}`}
          onBlur={(event) => {
            const { badInput, rangeUnderflow, rangeOverflow } = event.currentTarget.validity;
            setIsWrong(badInput || rangeUnderflow || rangeOverflow);
            onBlur?.(event);
          }}
          onChange={(event) => {
            setIsWrong(false);
            withValue(onChange, onValueChange)?.(event);
          }}
        />
      )}
    </FormField>
  );
}

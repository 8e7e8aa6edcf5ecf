'use client';

import type { ZodiacSignId } from '@org/zodiac-core';
import { useId, type ComponentProps, type KeyboardEvent } from 'react';
import { signs } from '../signs.ts';
import { useControlled } from '../use-controlled.ts';

export interface WheelPickerProps extends Omit<ComponentProps<'fieldset'>, 'children' | 'defaultValue'> {
  /** The label, such as "Your sign". */
  label: string;
  /** The selected sign, if controlled. */
  value?: ZodiacSignId | undefined;
  /** The sign selected at first, if uncontrolled. */
  defaultValue?: ZodiacSignId;
  /** The name of the form field. */
  name?: string;
  /** Called with the selected sign. If given, the wheel is a radio group. */
  onValueChange: (sign: ZodiacSignId) => void;
}

/**
 * The wheel as a radio group. Arrow keys move around the wheel, Home and End to the first and last sign, letters to a
 * name.
 */
export function WheelPicker({
  label,
  value: givenValue,
  defaultValue,
  onValueChange,
  name,
  className = '',
  ...rest
}: WheelPickerProps) {
  const ownName = useId();
  const [value, choose] = useControlled<ZodiacSignId | undefined>(givenValue, defaultValue, (sign) => {
    if (sign) onValueChange(sign);
  });

  function move(event: KeyboardEvent<HTMLInputElement>): void {
    // Shortcuts with a modifier belong to the browser, such as Ctrl+R.
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const place = signs.findIndex(({ id }) => id === value);
    const next = [...signs.slice(place + 1), ...signs.slice(0, place + 1)];
    const wanted =
      event.key === 'Home'
        ? signs[0]
        : event.key === 'End'
          ? signs.at(-1)
          : /^[a-z]$/i.test(event.key)
            ? next.find((sign) => sign.name.startsWith(event.key.toUpperCase()))
            : undefined;
    if (!wanted) return;
    event.preventDefault();
    choose(wanted.id);
    const field = event.currentTarget.closest('fieldset');
    field?.querySelector<HTMLInputElement>(`input[value='${wanted.id}']`)?.focus();
  }

  return (
    <fieldset {...rest} className={`za-ZodiacWheel za-ZodiacWheel-picker ${className}`}>
      <legend>{label}</legend>
      {signs.map((sign, place) => (
        <label key={sign.id} className="za-ZodiacWheel-choice" data-place={place}>
          <input
            type="radio"
            name={name ?? ownName}
            value={sign.id}
            checked={sign.id === value}
            onChange={() => choose(sign.id)}
            onKeyDown={move}
          />
          <span className="za-ZodiacWheel-seal" aria-hidden="true">
            {sign.character}
          </span>
          <span className="za-ZodiacWheel-name">{sign.name}</span>
        </label>
      ))}
    </fieldset>
  );
}

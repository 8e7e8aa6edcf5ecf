'use client';

import type { ZodiacSignId } from '@org/zodiac-core';
import { useId, type ComponentProps, type KeyboardEvent } from 'react';
import { signs } from '../signs.ts';

export interface WheelPickerProps extends Omit<ComponentProps<'fieldset'>, 'children'> {
  /** What is chosen: "Your sign". */
  label: string;
  /** The chosen sign; none where `undefined`. */
  value?: ZodiacSignId | undefined;
  /** Called with the sign that is chosen; with it the wheel is a choice. */
  onValueChange: (sign: ZodiacSignId) => void;
}

/** The wheel as a choice of one: arrows go round, Home and End to the ends of the cycle, letters to a name. */
export function WheelPicker({ label, value, onValueChange, className = '', ...rest }: WheelPickerProps) {
  const name = useId();

  function move(event: KeyboardEvent<HTMLInputElement>): void {
    // With a modifier it is the browser's: Ctrl and R reload.
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
    onValueChange(wanted.id);
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
            name={name}
            value={sign.id}
            checked={sign.id === value}
            onChange={() => onValueChange(sign.id)}
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

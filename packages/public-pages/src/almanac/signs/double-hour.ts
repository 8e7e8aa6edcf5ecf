import { signOfHour, type ZodiacSignId } from '@org/zodiac-core';

const hours = Array.from({ length: 24 }, (_, hour) => hour);

/** The two hours of the day that belong to a sign, such as `23:00–01:00`. */
export function doubleHourOf(id: ZodiacSignId): string {
  const first = hours.find((hour) => signOfHour(hour).id === id && signOfHour((hour + 23) % 24).id !== id);
  if (first === undefined) throw new Error(`No hour belongs to ${id}.`);
  return `${clock(first)}–${clock((first + 2) % 24)}`;
}

const clock = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

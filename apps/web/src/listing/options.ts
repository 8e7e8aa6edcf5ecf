import { zodiacSignIds, type ZodiacSignId } from '@org/api-contract/values';
import { getZodiacSignById } from '@org/zodiac-core';

interface Option {
  value: string;
  label: string;
}

/** The sign a text names. */
export const asSign = (text: string): ZodiacSignId | undefined => zodiacSignIds.find((sign) => sign === text);

/** The twelve signs to choose from, with how many each has where that is known; the name first, so that typing finds it. */
export function signOptions(stats: readonly { sign: string; count: number }[] = []): Option[] {
  const counts = new Map(stats.map(({ sign, count }) => [sign, count]));
  return [
    { value: '', label: 'All signs' },
    ...zodiacSignIds.map((id) => {
      const { emoji, name } = getZodiacSignById(id);
      return {
        value: id,
        label: counts.has(id) ? `${name} ${emoji} (${counts.get(id)})` : `${name} ${emoji}`,
      };
    }),
  ];
}

/** `all`, then each value as it is written. */
export const textOptions = (all: string, values: readonly string[]): Option[] => [
  { value: '', label: all },
  ...values.map((value) => ({ value, label: value })),
];

/** The value of a list that a text names. */
export const oneOf = <T extends string>(values: readonly T[], text: string): T | undefined =>
  values.find((value) => value === text);

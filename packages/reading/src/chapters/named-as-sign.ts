import { describeSign } from '@org/zodiac-core';
import type { Chart } from '../chart.ts';

/** A text about the sign of a chart, with its name in the chosen calendar, such as Cat in place of Rabbit. */
export function namedAsSign({ sign }: Chart, told: string): string {
  const { name } = describeSign(sign.id);
  if (name === sign.name) return told;
  return told
    .replaceAll('Oxen', `${sign.name}es`)
    .replaceAll(`an ${name}`, `a ${sign.name}`)
    .replaceAll(name, sign.name);
}

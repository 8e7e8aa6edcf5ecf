import { getZodiacSignById } from '../index.ts';
import {
  fourPillars,
  type BirthMoment,
  type DatePillar,
  type FourPillars,
  type Pillar,
} from '../pillars/index.ts';

/**
 * The text that the command prints for the pillars of a birth.
 *
 * @throws RangeError as `fourPillars`
 */
export function describePillars(birth: BirthMoment): { data: FourPillars; text: string } {
  const data = fourPillars(birth);
  const { year, month, day, hour, hours, countedTime } = data;
  const solar = birth.longitude === undefined ? 'standard time' : 'true solar time';
  const lines = [
    `Four pillars${countedTime ? `, day and hour by ${solar} ${countedTime.replace('T', ' ')}` : ''}`,
    `  year   ${lineOf(year)}${changeOf(year)}`,
    `  month  ${lineOf(month)}${changeOf(month)}`,
    `  day    ${lineOf(day)}${changeOf(day)}`,
    `  hour   ${hour ? lineOf(hour) : `not known, one of ${hours.map(({ name }) => name).join(' ')}`}`,
  ];
  return { data, text: lines.join('\n') };
}

function lineOf({ name, reading, sign, polarity, element, hiddenStems, naYin }: Pillar): string {
  const facts = [`${polarity} ${element}`, getZodiacSignById(sign).name];
  return `${name} ${reading}, ${facts.join(' ')}, hidden ${hiddenStems.join('')}, ${naYin}`;
}

const changeOf = ({ change }: DatePillar): string =>
  change ? `; hangs on the hour: until ${change.at} ${change.before.name}, then ${change.after.name}` : '';

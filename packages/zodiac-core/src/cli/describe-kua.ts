import { kuaOf, type Kua, type KuaSex } from '../index.ts';

/**
 * The text that the command prints for a Kua number.
 *
 * @throws RangeError when there is no such day, the calendar does not know it, or the sex is neither female nor male
 */
export function describeKua(date: string, sex: string): { data: Kua; text: string } {
  const data = kuaOf(date, sex as KuaSex);
  const { number, trigram, pinyin, group, year, directions } = data;
  const lines = directions.map(
    ({ id, name, pinyin: reading, direction, favorable }) =>
      `  ${direction.padEnd(9)}  ${name} ${reading}, ${id.replace('-', ' ')}${favorable ? '' : ' (unfavorable)'}`,
  );
  return {
    data,
    text: [
      `Kua ${number}  ${trigram} ${pinyin}  ${group} group`,
      `Year of ${year}, from Start of Spring to Start of Spring`,
      ...lines,
    ].join('\n'),
  };
}

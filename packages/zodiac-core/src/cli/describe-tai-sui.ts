import { taiSui, type TaiSui } from '../pillars/index.ts';
import { signCalled } from './sign-called.ts';

/**
 * The text that the command prints for a sign and the Tai Sui of a year.
 *
 * @throws RangeError when the year is not written in digits, or the name is that of no sign
 */
export function describeTaiSui(year: string, name: string): { data: TaiSui; text: string } {
  if (!/^\d+$/.test(year)) throw new RangeError(`"${year}" is no year; write it in digits.`);
  const data = taiSui(Number(year), signCalled(name));
  const lines = data.relations.map(
    ({ name: chinese, pinyin, english }) => `  ${chinese} ${pinyin}, ${english}`,
  );
  return { data, text: [data.sentence, ...lines].join('\n') };
}

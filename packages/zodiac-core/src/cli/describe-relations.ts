import {
  compatibility,
  getZodiacSignById,
  relations,
  relationsOf,
  type BranchRelation,
  type ZodiacSignId,
  kuaOf,
  type Kua,
  type KuaSex,
  getZodiacSignByName,
  zodiacSignIds,
} from '../index.ts';
import { taiSui, type TaiSui } from '../pillars/index.ts';
import { branchCharacters } from '../cycle/branches.ts';

/** The data that the command prints for a group of signs with `--json`. */
interface GroupDescription {
  readonly signs: readonly ZodiacSignId[];
  /** Present for two signs; absent for more. */
  readonly score: number | undefined;
  readonly relations: readonly BranchRelation[];
}

/**
 * The text that the command prints for two signs or more.
 *
 * @param names - signs by id, by any name that `getZodiacSignByName` knows, or by branch, such as 子
 * @throws RangeError when a name is that of no sign
 */
export function describeRelations(names: readonly string[]): { data: GroupDescription; text: string } {
  const signs = names.map(signCalled);
  const [a, b, ...others] = signs;
  const isPair = a !== undefined && b !== undefined && others.length === 0;
  const found = isPair ? relations(a, b) : relationsOf(signs);
  const score = isPair ? compatibility(a, b).score : undefined;
  const list = signs.map(nameOf).join(', ');
  const lines = found.map(
    ({ name, pinyin, english, meaning, source, signs: joined, missing }) =>
      `${name} ${pinyin}, ${english}: ${joined.map(nameOf).join(', ')}${missing ? `; whole with ${nameOf(missing)}` : ''}
    ${meaning}
    Source: ${source}`,
  );
  return {
    data: { signs, score, relations: found },
    text: [
      `${list}${score === undefined ? '' : `: ${score} of 100`}`,
      ...(found.length > 0 ? lines : ['The tradition names no relation of these signs.']),
    ].join('\n'),
  };
}

const nameOf = (id: ZodiacSignId): string => getZodiacSignById(id).name;

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

/**
 * The text that the command prints for a sign and the Tai Sui of a year.
 *
 * @throws RangeError when the year is not written in digits, or the name is that of no sign
 */
export function describeTaiSui(year: string, name: string): { data: TaiSui; text: string } {
  if (!/^\d+$/.test(year)) throw new RangeError(`"${year}" is not a year; write it in digits.`);
  const data = taiSui(Number(year), signCalled(name));
  const lines = data.relations.map(
    ({ name: chinese, pinyin, english }) => `  ${chinese} ${pinyin}, ${english}`,
  );
  return { data, text: [data.sentence, ...lines].join('\n') };
}

/**
 * The sign that a word on the command line means.
 *
 * @param name - its id, any name that `getZodiacSignByName` knows, or its branch, such as 子
 * @throws RangeError that lists the twelve ids, when it is not a sign
 */
function signCalled(name: string): ZodiacSignId {
  const id = getZodiacSignByName(name)?.id ?? zodiacSignIds[[...branchCharacters].indexOf(name)];
  if (!id) throw new RangeError(`"${name}" is not a sign; the signs are ${zodiacSignIds.join(', ')}.`);
  return id;
}

import { zodiacSigns, type ZodiacSign } from '@org/zodiac-core';
import { text } from '@org/content/articles';
import type { TableName } from '../claims/claim.ts';
import { filled } from '../claims/filled.ts';
import { listed, upperFirst, type Passage, type Phrase } from '../claims/passage.ts';
import type { Context } from '../kind.ts';
import {
  countOfYear,
  numberAsked,
  rowsAsked,
  tableWords,
  totalAsked,
  type Asked,
} from '../wording/table-phrases.ts';

/** Whether an industry, category, region, trade or country is asked for. */
export const isPart = ({ rowKind, trade, country }: Asked): boolean =>
  typeof rowKind === 'string' || trade !== undefined || country !== undefined;

type Facts = Pick<Context, 'facts'>;

/** The signs by their number of rows, most first. */
export const signsByCount = (asked: Asked, { facts }: Facts): readonly ZodiacSign[] => {
  const size = (one: ZodiacSign): number => rowsAsked(facts[asked.of], { ...asked, one }).length;
  return zodiacSigns.toSorted((a, b) => size(b) - size(a));
};

/** Says whether a sign has the highest count, how a part differs from the whole list, or how to read the whole. */
export function rankOfSigns(asked: Asked, { facts }: Facts): readonly Phrase[] {
  const { of, one } = asked;
  const signs = signsByCount(asked, { facts });
  const number = (sign: ZodiacSign): Passage => numberAsked(facts, { ...asked, one: sign });
  const [first, second] = signs;
  if (!first || !second || sizeOf(asked, first, facts) < 2) return [];
  if (one)
    return signs.every((each) => sizeOf(asked, each, facts) <= sizeOf(asked, one, facts))
      ? [text('list.is-first')]
      : [];
  if (!isPart(asked)) return [text('list.counts')];
  const isAhead = sizeOf(asked, first, facts) > sizeOf(asked, second, facts);
  const [whole] = isAhead ? signsByCount({ of }, { facts }) : [];
  if (whole === undefined) return [];
  const { many } = tableWords[of];
  return [
    whole === first
      ? filled(text('list.as-in-all'), { sign: first.name, many })
      : filled(text('list.unlike-all'), {
          whole: whole.name,
          number: number(whole),
          many,
          most: numberAsked(facts, { of, one: whole }),
        }),
  ];
}

const sizeOf = (asked: Asked, one: ZodiacSign, facts: Context['facts']): number =>
  rowsAsked(facts[asked.of], { ...asked, one }).length;

/** `'31'` or `'31 companies'`, of a year. */
export const countOfYearAsked = (asked: Asked, year: number, { facts }: Facts): Passage =>
  isPart(asked) ? numberAsked(facts, { ...asked, year }) : countOfYear(facts, asked.of, year);

/** The industries, categories or regions of a table. */
export const kindsOf = (of: TableName, { facts }: Facts): readonly string[] =>
  [...new Set(facts[of].flatMap(({ kind }) => kind ?? []))].toSorted();

/** How many times a share of some rows must be that of the whole list to stand out, and by how many rows. */
const minTimes = 1.5;
const minRows = 5;

/** The group whose share of the rows is furthest above its share of the whole list; `undefined` if no group is far above. */
export function standingOut<Group>(
  groups: readonly Group[],
  asked: Asked,
  part: (group: Group) => Partial<Asked>,
  { facts }: Facts,
): Group | undefined {
  const { of } = asked;
  const size = (one: Asked): number => rowsAsked(facts[of], one).length;
  const times = (group: Group): number =>
    (size({ ...asked, ...part(group) }) / size(asked)) * (size({ of }) / size({ of, ...part(group) }));
  const [most] = groups
    .filter((group) => size({ ...asked, ...part(group) }) >= minRows)
    .toSorted((a, b) => times(b) - times(a));
  return most !== undefined && times(most) >= minTimes ? most : undefined;
}

/** `'the Northeast'`, `'the category Electric'` or `'Energy'`. */
const nameOfKind = (of: TableName, kind: string): string =>
  of === 'usStates' ? `the ${kind}` : of === 'carBrands' ? `the category ${kind}` : kind;

/** The kind whose share is far above that in the whole list, and the kinds in which a sign is ahead of all others. */
export function notableKinds(asked: Asked, { facts }: Facts): readonly Phrase[] {
  const { of, one } = asked;
  const kinds = kindsOf(of, { facts });
  const most = standingOut(kinds, asked, (rowKind) => ({ rowKind }), { facts });
  const size = (rowKind: string, sign: ZodiacSign): number =>
    rowsAsked(facts[of], { ...asked, one: sign, rowKind }).length;
  const ahead = one
    ? kinds.filter((rowKind) =>
        zodiacSigns.every((other) => other === one || size(rowKind, other) < size(rowKind, one)),
      )
    : [];
  return [
    ...(most === undefined ? [] : [outstanding(nameOfKind(of, most), asked, { rowKind: most }, { facts })]),
    ...(one && ahead.length > 0
      ? [
          filled(text('list.kinds-ahead'), {
            kinds: listed(ahead.slice(0, 3).map((kind) => nameOfKind(of, kind))),
            sign: one.name,
          }),
        ]
      : []),
  ];
}

/** `'China has a larger share here than in the whole list: 8 of the 48, against 254 of 3,791 companies.'` */
export const outstanding = (group: string, asked: Asked, part: Partial<Asked>, { facts }: Facts): Phrase =>
  filled(text('list.stands-out'), {
    group: upperFirst(group),
    number: numberAsked(facts, { ...asked, ...part }),
    total: numberAsked(facts, asked),
    all: numberAsked(facts, { of: asked.of, ...part }),
    whole: totalAsked(facts, { of: asked.of }),
  });

import { zodiacSignIds } from '@org/zodiac-core';
import { factsOfFounding } from '../founding/founding-facts.ts';
import type { Standing } from '../founding/subject.ts';
import { foundings, type FoundingOfFile } from './foundings.ts';

const signed = foundings.map((row) => ({ row, sign: factsOfFounding(row.date).sign.id }));
const lists = Map.groupBy(signed, ({ row }) => row.list);
const signs = new Map(signed.map(({ row, sign }) => [row, sign]));

/** Computes from the files what the API counts in SQL. */
export function standingOf(row: FoundingOfFile): Standing {
  const others = lists.get(row.list) ?? [];
  const ofSign = others.filter(({ sign }) => sign === signs.get(row));
  const isOfKind = ({ row: { kind } }: { row: FoundingOfFile }) => kind !== null && kind === row.kind;
  return {
    total: others.length,
    ofSign: ofSign.length,
    ofKindBySign: zodiacSignIds.map(
      (id) => others.filter((other) => other.sign === id && isOfKind(other)).length,
    ),
    older: ofSign.filter((other) => isOfKind(other) && other.row.date.year < row.date.year).length,
    sameYear: others.filter((each) => each.row !== row && each.row.date.year === row.date.year).length,
  };
}

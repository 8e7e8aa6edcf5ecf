import { zodiacSignIds } from '@org/zodiac-core';
import { factsOfFounding } from '../founding/founding-facts.ts';
import type { GroupStanding, Peer, Standing } from '../founding/subject.ts';
import { foundings, shownNameOf, type FoundingOfFile } from './foundings.ts';

const signOf = new Map(foundings.map((row) => [row, factsOfFounding(row.date).sign.id]));
const lists = Map.groupBy(foundings, ({ list }) => list);
const rowsOfSignAndKind = Map.groupBy(foundings, (row) => `${row.list}: ${signOf.get(row)}: ${row.kind}`);

/** The keys under which a row is compared with others, such as `country: Japan`. */
const keysOf = (row: FoundingOfFile): string[] => [
  'all',
  ...Object.entries(row.groups).map(([by, value]) => `${by}: ${value}`),
  ...(row.owner && row.lasts ? row.owner.split('; ').map((owner) => `owned: ${owner}`) : []),
  ...(row.founders ?? []).map((name) => `founders: ${name}`),
  `named: ${row.name}`,
];

const groups = new Map(
  [...lists].map(([list, rows]) => {
    const found = new Map<string, FoundingOfFile[]>();
    for (const row of rows.toSorted((a, b) => b.fame - a.fame || (a.name < b.name ? -1 : 1)))
      for (const key of keysOf(row)) found.set(key, [...(found.get(key) ?? []), row]);
    return [list, found] as const;
  }),
);

const peer = (row: FoundingOfFile): Peer => ({
  name: shownNameOf(row),
  zodiacSign: signOf.get(row) ?? 'rat',
  year: row.date.year,
});

const ofPeers = ['branch', 'branch-of-country'];

/** Whether a row has not ended, and its sign is certain. */
const isPeer = ({ lasts, date }: FoundingOfFile): boolean =>
  lasts && (Boolean(date.day) || (date.month ?? 0) > 2);

/** Computes from the files the numbers that the API counts in SQL. */
export function standingOf(row: FoundingOfFile): Standing {
  const { list, kind, date } = row;
  const all = lists.get(list) ?? [];
  const ofSignAndKind = (sign: string | undefined) =>
    kind === null ? [] : (rowsOfSignAndKind.get(`${list}: ${sign}: ${kind}`) ?? []);
  const inGroup = (key: string) => groups.get(list)?.get(key) ?? [];
  const yearsApart = (other: FoundingOfFile) => Math.abs(other.date.year - date.year);
  const isNear = (other: FoundingOfFile) => yearsApart(other) < 12;
  /** The rows are already in the order of their fame, and the sort keeps this order among equal rows. */
  const byNearness = (a: FoundingOfFile, b: FoundingOfFile) =>
    Number(isNear(b)) - Number(isNear(a)) ||
    Number(b.fame > 0) - Number(a.fame > 0) ||
    (isNear(a) ? yearsApart(a) - yearsApart(b) : 0);
  const counted = (by: string, members: readonly FoundingOfFile[], isNamed = true): GroupStanding => ({
    by,
    count: members.length,
    older: members.filter((other) => other.date.year < date.year).length,
    asOld: members.filter((other) => other !== row && other.date.year === date.year).length,
    ofSign: members.filter((other) => signOf.get(other) === signOf.get(row)).length,
    others: isNamed
      ? members
          .filter((other) => other !== row && (!ofPeers.includes(by) || isPeer(other)))
          .toSorted(ofPeers.includes(by) ? byNearness : () => 0)
          .slice(0, 3)
          .map(peer)
      : [],
  });
  const ofFounders = [...new Set((row.founders ?? []).flatMap((name) => inGroup(`founders: ${name}`)))];
  return {
    total: all.length,
    ofKindBySign: zodiacSignIds.map((id) => ofSignAndKind(id).length),
    groups: [
      counted('all', all, false),
      ...Object.entries(row.groups).flatMap(([by, value]) =>
        value ? [counted(by, inGroup(`${by}: ${value}`), !['country', 'region'].includes(by))] : [],
      ),
      counted('rival', row.rival ? inGroup(`named: ${row.rival}`) : []),
      counted('founders', ofFounders),
      counted('owned', [...(row.lasts ? [row] : []), ...inGroup(`owned: ${row.name}`)]),
    ],
    ranks: Object.entries(row.numbers).map(([by, value]) => ({
      by,
      above: all.filter((other) => (other.numbers[by] ?? 0) > value).length,
    })),
  };
}

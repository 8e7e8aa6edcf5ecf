import { Table } from '@org/ui';
import { compatibility, relations } from '@org/zodiac-core';
import type { Pair } from './pairs.ts';

const start = 60;

/** The sum of a score: what every pair begins with, and the points of each relation. */
export function ScoreOfPair({ pair: [a, b] }: { pair: Pair }) {
  const { score, relations: scored } = compatibility(a, b);
  const named = relations(a, b);
  const rows = [
    { name: 'Every pair begins with', points: String(start) },
    ...scored.map(({ kind, points }) => ({
      name: upperFirst(named.find((relation) => relation.kind === kind)?.english ?? kind),
      points: points > 0 ? `+${points}` : `−${Math.abs(points)}`.replace('−0', '0'),
    })),
    { name: 'Score', points: String(score) },
  ];
  return (
    <>
      <Table
        caption="The sum"
        rows={rows}
        rowKey={({ name }) => name}
        columns={[
          { key: 'name', header: 'Relation', cell: ({ name }) => name },
          { key: 'points', header: 'Points', cell: ({ points }) => points, numeric: true },
        ]}
      />
      <p>
        The relations are those of the books; the points are ours, because no book has numbers. Of all 78
        pairs the lowest score is 5, the highest 95.
      </p>
    </>
  );
}

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

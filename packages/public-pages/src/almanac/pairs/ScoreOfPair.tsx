import { text } from '@org/content/almanac';
import { Table } from '@org/ui';
import { compatibility } from '@org/zodiac-core';
import { lowestAndHighest, nameOfRelation, type Pair } from './pairs.ts';
import { upperFirst } from '../words/grammar.ts';

const start = 60;

/** The terms of a score: the base of every pair, and the points of each relation. */
export function ScoreOfPair({ pair: [a, b] }: { pair: Pair }) {
  const { score, relations: scored } = compatibility(a, b);
  const rows = [
    { name: text('pair.sum.start'), points: String(start) },
    ...scored.map(({ kind, points }) => ({
      name: upperFirst(nameOfRelation(kind)),
      points: points > 0 ? `+${points}` : `−${Math.abs(points)}`.replace('−0', '0'),
    })),
    { name: text('pair.sum.score'), points: String(score) },
  ];
  return (
    <>
      <p>{text('pair.sum.ours', lowestAndHighest)}</p>
      <Table
        caption={text('pair.sum.caption')}
        rows={rows}
        rowKey={({ name }) => name}
        columns={[
          { key: 'name', header: text('pair.sum.relation'), cell: ({ name }) => name },
          { key: 'points', header: text('pair.sum.points'), cell: ({ points }) => points, numeric: true },
        ]}
      />
    </>
  );
}

import { Table, type TableColumn } from '@org/ui';
import type { Match } from './queries.ts';

type Line = Match['terms'][number];

const columns: TableColumn<Line>[] = [
  {
    key: 'label',
    header: 'Compared',
    cell: ({ label, found }) => (
      <>
        {label}
        <br />
        <small>{found}</small>
      </>
    ),
  },
  {
    key: 'points',
    header: 'Points',
    numeric: true,
    cell: ({ points, weight }) => `${points} of ${weight}`,
  },
];

/** The points of a match: a row for each comparison with its finding, and the total. */
export function SumTable({ match: { terms, score } }: { match: Pick<Match, 'terms' | 'score'> }) {
  const total: Line = { id: 'total', label: 'Sum', found: '', points: score, weight: 100 };
  return (
    <Table<Line>
      caption={`The ${score} points`}
      rows={[...terms, total]}
      rowKey={({ id }) => id}
      columns={columns}
    />
  );
}

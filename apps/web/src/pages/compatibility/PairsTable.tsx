import { Table, type TableColumn } from '@org/ui';
import { getZodiacSignById } from '@org/zodiac-core';
import type { Match } from './queries.ts';

type Pair = Match['pairs'][number];

interface Row {
  readonly branch: Pair['one'];
  readonly pairs: readonly Pair[];
}

/** Each pillar of one person with each of the other. */
export function PairsTable({ match: { pairs, one, other } }: { match: Match }) {
  const rows: Row[] = pairs
    .filter((pair) => pair.other.position === 'year')
    .map(({ one: branch }) => ({
      branch,
      pairs: pairs.filter((pair) => pair.one.position === branch.position),
    }));
  const columns: TableColumn<Row>[] = (rows[0]?.pairs ?? []).map((first) => ({
    key: first.other.position,
    header: named(first.other),
    cell: (row) => {
      const pair = row.pairs.find((each) => each.other.position === first.other.position);
      return pair && pair.relations.length > 0 ? pair.relations.join('; ') : '–';
    },
  }));
  return (
    <Table<Row>
      caption={`The pillars of ${one.name} are in rows, and those of ${other.name} are in columns`}
      rows={rows}
      rowKey={({ branch }) => branch.position}
      columns={[{ key: 'branch', header: 'Pillar', cell: ({ branch }) => named(branch) }, ...columns]}
    />
  );
}

/** Such as `Year: Horse`. */
const named = ({ position, sign }: Pair['one']): string =>
  `${position.charAt(0).toUpperCase()}${position.slice(1)}: ${getZodiacSignById(sign).name}`;

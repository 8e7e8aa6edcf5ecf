import type { SourceStatus } from '@org/api-contract';
import { Badge, Table } from '@org/ui';
import { inFigures } from '@org/api-contract/lists';
import { instant } from '#listing/dates-in-words.ts';

const count = (
  key: 'requests' | 'newCompanies' | 'newOpenings' | 'changedOpenings' | 'closedOpenings',
  header: string,
) => ({
  key,
  header,
  numeric: true,
  cell: (source: SourceStatus) => (source[key] === 0 ? null : inFigures(source[key])),
});

const columns = [
  { key: 'name', header: 'Source', cell: ({ name }: SourceStatus) => name },
  {
    key: 'lastRunAt',
    header: 'Last run',
    cell: ({ lastRunAt }: SourceStatus) => (lastRunAt ? instant(lastRunAt) : 'never'),
  },
  count('requests', 'Requests'),
  count('newCompanies', 'New companies'),
  count('newOpenings', 'New openings'),
  count('changedOpenings', 'Changed'),
  count('closedOpenings', 'Closed'),
  {
    key: 'failures',
    header: 'Failures',
    numeric: true,
    cell: ({ failures }: SourceStatus) =>
      failures.length === 0 ? 'none' : <Badge variant="danger">{inFigures(failures.length)}</Badge>,
  },
];

/** The sources. A count of zero is an empty cell, which cards omit. */
export const SourcesTable = ({ sources }: { sources: readonly SourceStatus[] }) => (
  <Table
    caption="Sources, with the sum of their last runs for all signs"
    columns={columns}
    rows={sources}
    rowKey={({ name }) => name}
    narrow="cards"
  />
);

import type { SourceStatus } from '@org/api-contract';
import { Table } from '@org/ui';
import { instant } from '#listing/instant.ts';

const count = (
  key: 'requests' | 'newCompanies' | 'newOpenings' | 'changedOpenings' | 'closedOpenings',
  header: string,
) => ({
  key,
  header,
  numeric: true,
  cell: (source: SourceStatus) => source[key].toLocaleString('en-US'),
  sortBy: (source: SourceStatus) => source[key],
});

const columns = [
  { key: 'name', header: 'Source', cell: ({ name }: SourceStatus) => name },
  {
    key: 'lastRunAt',
    header: 'Last run',
    cell: ({ lastRunAt }: SourceStatus) => (lastRunAt ? instant(lastRunAt) : 'never'),
    sortBy: ({ lastRunAt }: SourceStatus) => lastRunAt ?? '',
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
    cell: ({ failures }: SourceStatus) => failures.length,
    sortBy: ({ failures }: SourceStatus) => failures.length,
  },
];

export const SourcesTable = ({ sources }: { sources: readonly SourceStatus[] }) => (
  <Table
    caption="Sources, with the sum of their last runs for all signs"
    columns={columns}
    rows={sources}
    rowKey={({ name }) => name}
    narrow="cards"
  />
);

import type { Scrape } from '@org/api-contract';
import { Table } from '@org/ui';
import { signNameOf } from '#listing/options.ts';
import { CancelButton } from '#refresh/CancelButton.tsx';
import { instant } from '#listing/instant.ts';

const states = { running: 'Running', done: 'Done', failed: 'Failed', cancelled: 'Canceled' } as const;

const columns = [
  { key: 'zodiac', header: 'Sign', cell: ({ zodiac }: Scrape) => signNameOf(zodiac) },
  {
    key: 'state',
    header: 'State',
    cell: ({ state, done, total }: Scrape) =>
      state === 'running' && total > 0 ? `Running, ${done} of ${total}` : states[state],
    sortBy: ({ state }: Scrape) => state,
  },
  {
    key: 'startedAt',
    header: 'Started',
    cell: ({ startedAt }: Scrape) => instant(startedAt),
    sortBy: ({ startedAt }: Scrape) => startedAt,
  },
  { key: 'message', header: 'Result', cell: ({ message, step }: Scrape) => message ?? step },
  {
    key: 'cancel',
    header: 'Cancel',
    cell: ({ state, zodiac }: Scrape) => (state === 'running' ? <CancelButton zodiac={zodiac} /> : null),
  },
];

export const ScrapesTable = ({ scrapes }: { scrapes: readonly Scrape[] }) => (
  <Table
    caption="The latest refresh of each sign"
    columns={columns}
    rows={scrapes}
    rowKey={({ zodiac }) => zodiac}
    narrow="cards"
    empty="No sign has been refreshed yet."
  />
);

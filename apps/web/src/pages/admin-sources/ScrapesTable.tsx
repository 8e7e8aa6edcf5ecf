import type { Scrape } from '@org/api-contract';
import { Badge, Disclosure, Stack, Table, type TableColumn } from '@org/ui';
import { signNameOf } from '#listing/options.ts';
import { CancelButton } from '#refresh/CancelButton.tsx';
import { instant } from '#listing/dates-in-words.ts';

const states = {
  running: { label: 'Running', tone: 'secondary' },
  done: { label: 'Done', tone: 'success' },
  failed: { label: 'Failed', tone: 'danger' },
  cancelled: { label: 'Canceled', tone: 'warning' },
} as const;

const sign: TableColumn<Scrape> = { key: 'zodiac', header: 'Sign', cell: ({ zodiac }) => signNameOf(zodiac) };
const started: TableColumn<Scrape> = {
  key: 'startedAt',
  header: 'Started',
  cell: ({ startedAt }) => instant(startedAt),
  sortBy: ({ startedAt }) => startedAt,
};
const result: TableColumn<Scrape> = {
  key: 'message',
  header: 'Result',
  cell: ({ message, step }) => message ?? step,
};

const columnsOfOthers: readonly TableColumn<Scrape>[] = [
  sign,
  {
    key: 'state',
    header: 'State',
    cell: ({ state, done, total }) => (
      <Badge variant={states[state].tone}>
        {state === 'running' && total > 0 ? `Running, ${done} of ${total}` : states[state].label}
      </Badge>
    ),
    sortBy: ({ state }) => state,
  },
  started,
  result,
];
const cancel: TableColumn<Scrape> = {
  key: 'cancel',
  header: 'Cancel',
  cell: ({ state, zodiac }) => (state === 'running' ? <CancelButton zodiac={zodiac} /> : null),
};

/** The latest refresh of each sign. Finished refreshes are collapsed. */
export function ScrapesTable({ scrapes }: { scrapes: readonly Scrape[] }) {
  const done = scrapes.filter(({ state }) => state === 'done');
  const others = scrapes.filter(({ state }) => state !== 'done');
  return (
    <Stack gap={4}>
      {(others.length > 0 || done.length === 0) && (
        <Table
          caption="Refreshes that run or have ended early"
          columns={
            others.some(({ state }) => state === 'running') ? [...columnsOfOthers, cancel] : columnsOfOthers
          }
          rows={others}
          rowKey={({ zodiac }) => zodiac}
          narrow="cards"
          empty="No sign has been refreshed yet."
        />
      )}
      {done.length > 0 && (
        <Disclosure label={`Refreshed signs (${done.length})`}>
          <Table
            caption="The latest refresh of each sign"
            columns={[sign, started, result]}
            rows={done}
            rowKey={({ zodiac }) => zodiac}
            narrow="cards"
          />
        </Disclosure>
      )}
    </Stack>
  );
}

import { inFigures } from '@org/api-contract/lists';
import type { OverviewDay } from '@org/api-contract';
import { Disclosure, Stack, Table, type TableColumn } from '@org/ui';
import { TimeColumns } from '#charts.ts';
import { dollars } from '#payments/amount-of.ts';
import { barsOf, conversionOf, metrics, type Bar, type Metric } from './metrics.ts';

const dayFormat = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const inWords = (day: string): string => dayFormat.format(new Date(day));
const rangeInWords = ({ from, to }: Bar): string =>
  from === to ? inWords(to) : `${inWords(from)} – ${inWords(to)}`;

const count = (name: 'visits' | 'samples' | 'signUps' | 'payments'): TableColumn<OverviewDay> => ({
  key: name,
  header: metrics[name].name,
  cell: (day) => inFigures(day[name]),
  sortBy: (day) => day[name],
  numeric: true,
});

const columns: TableColumn<OverviewDay>[] = [
  { key: 'day', header: 'Day', cell: ({ day }) => inWords(day), sortBy: ({ day }) => day },
  count('visits'),
  count('samples'),
  count('signUps'),
  count('payments'),
  {
    key: 'received',
    header: 'Received',
    cell: ({ receivedCents }) => dollars(receivedCents),
    sortBy: ({ receivedCents }) => receivedCents,
    numeric: true,
  },
  {
    key: 'conversion',
    header: metrics.conversion.name,
    cell: (day) => conversionOf(day)?.toLocaleString('en-US') ?? '–',
    sortBy: (day) => conversionOf(day) ?? -1,
    numeric: true,
  },
];

interface CountsByDayProps {
  days: readonly OverviewDay[];
  /** The days of the previous period; empty while they load. */
  before: readonly OverviewDay[];
  metric: Metric;
}

/**
 * One count of the period as columns over time, by day or by week, compared with the previous period; and all counts in a table.
 */
export function CountsByDay({ days, before, metric }: CountsByDayProps) {
  const bars = barsOf(days);
  const former = barsOf(before);
  const { name, none, of } = metrics[metric];
  return (
    <Stack gap={4}>
      <TimeColumns
        caption={`${name} by ${bars.length === days.length ? 'day' : 'week'}`}
        legend={`Last ${days.length} days`}
        legendBefore={`The ${days.length} days before`}
        empty={`${none} in the last ${days.length} days.`}
        items={bars
          .map((bar, index) => ({
            key: bar.to,
            label: rangeInWords(bar),
            value: of(bar),
            before: former[index] && of(former[index]),
          }))
          .toReversed()}
      />
      <Disclosure label="All counts by day">
        <Table
          caption="Counts by day"
          columns={columns}
          rows={days}
          rowKey={({ day }) => day}
          narrow="cards"
        />
        <p>
          Our server counts visits without cookies and without data about the visitor. It leaves out programs
          that identify themselves. Days are in UTC.
        </p>
      </Disclosure>
    </Stack>
  );
}

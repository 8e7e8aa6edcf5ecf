import { dayInWords } from '@org/api-contract/lists';
import { Table } from '@org/ui';
import { getZodiacSignById } from '@org/zodiac-core';
import type { FigureOf } from './queries.ts';

type Month = FigureOf<'months'>['months'][number];

/** The months of the year ahead as a table. */
export function MonthsFigure({ months }: Pick<FigureOf<'months'>, 'months'>) {
  return (
    <Table<Month>
      caption="The months, by China’s clock"
      rows={months}
      rowKey={({ from }) => from}
      columns={[
        { key: 'from', header: 'From', cell: ({ from }) => dayInWords(from) },
        {
          key: 'name',
          header: 'Month',
          cell: ({ name, sign }) => `${name}, ${getZodiacSignById(sign).name}`,
        },
        { key: 'relations', header: 'To your pillars', cell: ({ relations }) => relations.join('; ') || '–' },
        {
          key: 'number',
          header: 'Personal month',
          numeric: true,
          cell: ({ personalMonth }) => personalMonth,
        },
      ]}
    />
  );
}

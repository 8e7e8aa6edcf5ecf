import { text } from '@org/content/almanac';
import { Table, type TableColumn } from '@org/ui';
import { getZodiacSignById } from '@org/zodiac-core';
import type { Pillar } from '@org/zodiac-core/pillars';
import { Han } from '../Han.tsx';
import { doubleHourOf } from '../signs/double-hour.ts';

const columns: readonly TableColumn<Pillar>[] = [
  { key: 'hour', header: text('today.hours.hours'), cell: ({ sign }) => doubleHourOf(sign) },
  {
    key: 'name',
    header: text('today.hours.name'),
    cell: ({ name, element, sign }) => (
      <>
        {`${element} ${getZodiacSignById(sign).name} `}
        <Han>{name}</Han>
      </>
    ),
  },
];

/** The names of the twelve double hours of a day. */
export const HoursOfDay = ({ hours }: { hours: readonly Pillar[] }) => (
  <>
    <p>{text('today.hours.meaning')}</p>
    <Table caption={text('today.hours.caption')} rows={hours} rowKey={({ sign }) => sign} columns={columns} />
  </>
);

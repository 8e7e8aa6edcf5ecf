import { Table, type TableColumn } from '@org/ui';
import { getZodiacSignById } from '@org/zodiac-core';
import type { Pillar } from '@org/zodiac-core/pillars';
import { Han } from '../Han.tsx';
import { doubleHourOf } from '../signs/double-hour.ts';

const columns: readonly TableColumn<Pillar>[] = [
  { key: 'hour', header: 'Hours', cell: ({ sign }) => doubleHourOf(sign) },
  { key: 'sign', header: 'Sign', cell: ({ sign }) => getZodiacSignById(sign).name },
  {
    key: 'name',
    header: 'Pillar',
    cell: ({ name, reading }) => (
      <>
        <Han>{name}</Han> {reading}
      </>
    ),
  },
];

/** The pillars of the twelve double hours of a day. */
export const HoursOfDay = ({ hours }: { hours: readonly Pillar[] }) => (
  <Table
    caption="Pillars of the hours. This Rat hour began at 23:00 of the day before; another begins at 23:00 today"
    rows={hours}
    rowKey={({ sign }) => sign}
    columns={columns}
  />
);

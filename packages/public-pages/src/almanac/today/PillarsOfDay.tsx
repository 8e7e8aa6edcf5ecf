import { Table, type TableColumn } from '@org/ui';
import { getZodiacSignById } from '@org/zodiac-core';
import type { DatePillar, FourPillars } from '@org/zodiac-core/pillars';
import { signPath } from '../../paths.ts';
import { Han } from '../Han.tsx';

interface PillarRow {
  name: string;
  pillar: DatePillar;
}

const columns: readonly TableColumn<PillarRow>[] = [
  { key: 'name', header: 'Pillar', cell: ({ name }) => name },
  {
    key: 'characters',
    header: 'Name',
    cell: ({ pillar }) => (
      <>
        <Han>{pillar.name}</Han> {pillar.reading}
      </>
    ),
  },
  {
    key: 'element',
    header: 'Stem',
    cell: ({ pillar }) => `${pillar.polarity} ${pillar.element}`,
  },
  {
    key: 'sign',
    header: 'Branch',
    cell: ({ pillar }) => <a href={signPath(pillar.sign)}>{getZodiacSignById(pillar.sign).name}</a>,
  },
];

/** The pillars of a date, and when one of them changes within it. */
export function PillarsOfDay({ pillars: { year, month, day } }: { pillars: FourPillars }) {
  const rows: PillarRow[] = [
    { name: 'Year', pillar: year },
    { name: 'Month', pillar: month },
    { name: 'Day', pillar: day },
  ];
  return (
    <>
      <Table
        caption="Each is a stem and a branch of the cycle of sixty"
        rows={rows}
        rowKey={({ name }) => name}
        columns={columns}
      />
      {rows.map(
        ({ name, pillar: { change } }) =>
          change && (
            <p key={name}>
              {`The ${name.toLowerCase()} pillar changes today at ${change.at}, from `}
              <Han>{change.before.name}</Han> to <Han>{change.after.name}</Han>; the table has the one at
              noon.
            </p>
          ),
      )}
      <p>
        Pillars count the year from the Start of Spring and the month from its solar term, so they may differ
        from the year and month of the lunar date.
      </p>
    </>
  );
}

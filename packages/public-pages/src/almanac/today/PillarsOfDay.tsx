import { text } from '@org/content/almanac';
import { Table, type TableColumn } from '@org/ui';
import { getZodiacSignById } from '@org/zodiac-core';
import type { DatePillar, FourPillars, Pillar } from '@org/zodiac-core/pillars';
import { signPath } from '../../paths.ts';
import { Han } from '../Han.tsx';
import { Words } from '../Words.tsx';

interface PillarRow {
  unit: 'year' | 'month' | 'day';
  pillar: DatePillar;
}

const columns: readonly TableColumn<PillarRow>[] = [
  {
    key: 'unit',
    header: text('today.pillars.of'),
    cell: ({ unit }) => text(`today.pillars.${unit}`),
  },
  {
    key: 'name',
    header: text('today.pillars.name'),
    cell: ({ pillar }) => (
      <>
        {`${pillar.element} `}
        <a href={signPath(pillar.sign)}>{getZodiacSignById(pillar.sign).name}</a>
      </>
    ),
  },
  {
    key: 'characters',
    header: text('today.pillars.chinese'),
    cell: ({ pillar }) => (
      <>
        <Han>{pillar.name}</Han> {pillar.reading}
      </>
    ),
  },
];

/** A pillar in words, such as `Fire Horse (丙午)`. */
const namedPillar = ({ element, sign, name }: Pillar): string =>
  `${element} ${getZodiacSignById(sign).name} (${name})`;

/** The pillars of a date, and when one of them changes within it. */
export function PillarsOfDay({ pillars: { year, month, day } }: { pillars: FourPillars }) {
  const rows: PillarRow[] = [
    { unit: 'year', pillar: year },
    { unit: 'month', pillar: month },
    { unit: 'day', pillar: day },
  ];
  return (
    <>
      <p>{text('today.pillars.meaning')}</p>
      <Table
        caption={text('today.pillars.caption')}
        rows={rows}
        rowKey={({ unit }) => unit}
        columns={columns}
      />
      {rows.map(
        ({ unit, pillar: { change } }) =>
          change && (
            <p key={unit}>
              <Words
                text={text('today.pillars.change', {
                  unit: text(`today.pillars.unit.${unit}`),
                  time: change.at,
                  before: namedPillar(change.before),
                  after: namedPillar(change.after),
                })}
              />
            </p>
          ),
      )}
      <p>{text('today.pillars.starts')}</p>
    </>
  );
}

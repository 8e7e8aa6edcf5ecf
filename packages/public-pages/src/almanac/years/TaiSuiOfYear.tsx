import { Table, type TableColumn } from '@org/ui';
import { zodiacSignIds } from '@org/zodiac-core';
import { taiSui, type TaiSui } from '@org/zodiac-core/pillars';
import { signPath } from '../../paths.ts';
import { Han } from '../Han.tsx';
import type { ZodiacYear } from './zodiac-years.ts';

const columns: readonly TableColumn<TaiSui>[] = [
  {
    key: 'sign',
    header: 'Sign',
    cell: (row) => <a href={signPath(row.sign.id)}>{row.sign.name}</a>,
  },
  {
    key: 'relation',
    header: 'By tradition',
    cell: ({ relations }) => relations.map(({ english }) => english).join(', ') || 'does not offend',
  },
  {
    key: 'name',
    header: 'Chinese name',
    cell: ({ relations }) =>
      relations.length > 0 ? <Han>{relations.map(({ name }) => name).join(', ')}</Han> : '–',
  },
];

/** How the twelve signs stand to the god of the year. */
export function TaiSuiOfYear({ own: { year, sign } }: { own: ZodiacYear }) {
  const rows = zodiacSignIds.map((id) => taiSui(year, id));
  return (
    <>
      <p>
        {`Temples call the sign of a year its Tai Sui (`}
        <Han>太歲</Han>
        {`), here the ${sign.name}. Signs that sit with it, clash with it or are otherwise bound to it are said to offend it: a custom, not a forecast.`}
      </p>
      <Table
        caption={`The twelve signs and the Tai Sui of ${year}`}
        rows={rows}
        rowKey={(row) => row.sign.id}
        columns={columns}
      />
    </>
  );
}

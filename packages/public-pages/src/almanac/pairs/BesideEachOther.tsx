import { text } from '@org/content/almanac';
import { Table } from '@org/ui';
import { describeSign, type ZodiacSign } from '@org/zodiac-core';
import type { ReactNode } from 'react';
import type { Pair } from './pairs.ts';

const rows: readonly { label: string; cell: (sign: ZodiacSign) => ReactNode }[] = [
  { label: text('pair.beside.traits'), cell: ({ traits }) => traits },
  { label: text('pair.beside.element'), cell: ({ element }) => element },
  { label: text('pair.beside.polarity'), cell: ({ polarity }) => polarity },
  { label: text('pair.beside.numbers'), cell: ({ luckyNumbers }) => luckyNumbers.join(', ') },
  { label: text('pair.beside.colors'), cell: ({ luckyColors }) => luckyColors.join(', ') },
];

/** Two signs as tradition describes each. */
export const BesideEachOther = ({ pair }: { pair: Pair }) => (
  <Table
    caption={text('pair.beside.caption')}
    rows={rows}
    rowKey={({ label }) => label}
    columns={[
      { key: 'label', header: text('pair.beside.label'), cell: ({ label }) => label },
      ...[...new Set(pair)].map(describeSign).map((sign) => ({
        key: sign.id,
        header: sign.name,
        cell: (row: (typeof rows)[number]) => row.cell(sign),
      })),
    ]}
  />
);

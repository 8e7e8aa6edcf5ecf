import { Table } from '@org/ui';
import { describeSign, type ZodiacSign } from '@org/zodiac-core';
import { Han } from '../Han.tsx';
import { listOf } from '../words/list-of.ts';
import { pluralOfSign } from '../words/plural-of-sign.ts';
import type { Pair } from './pairs.ts';
import type { ReactNode } from 'react';

const rows: readonly { label: string; cell: (sign: ZodiacSign) => ReactNode }[] = [
  { label: 'Character', cell: ({ traits }) => traits },
  { label: 'Strengths', cell: ({ strengths }) => strengths.join('; ') },
  { label: 'Growth areas', cell: ({ weaknesses }) => weaknesses.join('; ') },
  { label: 'At work', cell: ({ businessTraits }) => businessTraits },
  { label: 'Fixed element', cell: ({ element }) => element },
  { label: 'Polarity', cell: ({ polarity }) => polarity },
  {
    label: 'Branch',
    cell: ({ branch }) => (
      <>
        <Han>{branch.character}</Han> {branch.pinyin}
      </>
    ),
  },
  { label: 'Lucky numbers', cell: ({ luckyNumbers }) => luckyNumbers.join(', ') },
  { label: 'Lucky colors', cell: ({ luckyColors }) => luckyColors.join(', ') },
];

/** Two signs as tradition describes each, in a table, and what they have in common. */
export function BesideEachOther({ pair: [a, b] }: { pair: Pair }) {
  const signs = [...new Set([a, b])].map(describeSign);
  return (
    <>
      <p>{a === b ? sharedByTwo(describeSign(a)) : common(describeSign(a), describeSign(b))}</p>
      <Table
        caption="Numbers and colors differ from list to list"
        rows={rows}
        rowKey={({ label }) => label}
        columns={[
          { key: 'label', header: 'By tradition', cell: ({ label }) => label },
          ...signs.map((sign) => ({
            key: sign.id,
            header: sign.name,
            cell: (row: (typeof rows)[number]) => row.cell(sign),
          })),
        ]}
      />
    </>
  );
}

const sharedByTwo = ({ id, businessTraits, weaknesses }: ZodiacSign): string =>
  `Two ${pluralOfSign(id)} bring the same gifts: each, says tradition, ${lowerFirst(businessTraits)} They also bring the same growth areas: ${listOf(weaknesses.map(lowerFirst))}.`;

/** What two signs have in common, by element, polarity, numbers and colors. */
function common(one: ZodiacSign, other: ZodiacSign): string {
  const numbers = one.luckyNumbers.filter((number) => other.luckyNumbers.includes(number)).map(String);
  const colors = one.luckyColors.filter((color) => other.luckyColors.includes(color));
  const shared = [
    ...(one.element === other.element ? [`the fixed element ${one.element}`] : []),
    ...(one.polarity === other.polarity ? [`the polarity ${one.polarity}`] : []),
    ...(numbers.length > 0
      ? [`the lucky ${numbers.length === 1 ? 'number' : 'numbers'} ${listOf(numbers)}`]
      : []),
    ...(colors.length > 0 ? [`the lucky ${colors.length === 1 ? 'color' : 'colors'} ${listOf(colors)}`] : []),
  ];
  return shared.length === 0
    ? `${one.name} and ${other.name} share neither element nor polarity, and no lucky number or color.`
    : `${one.name} and ${other.name} share ${listOf(shared)}.`;
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

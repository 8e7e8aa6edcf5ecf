import { text } from '@org/content/almanac';
import { Table, type TableColumn } from '@org/ui';
import { compatibility, describeSign, zodiacSigns, type ZodiacSign } from '@org/zodiac-core';
import { pairPath } from '../../paths.ts';
import { lowestAndHighest, nameOfPair, pairOf, relationNames, toneOf } from '../pairs/pairs.ts';
import { listOf } from '../words/grammar.ts';
import { Words } from '../Words.tsx';

const columns: readonly TableColumn<ZodiacSign>[] = [
  { key: 'sign', header: text('signs.pairs.sign'), cell: ({ name }) => name },
  ...zodiacSigns.map((column) => ({
    key: column.id,
    header: column.name,
    numeric: true as const,
    cell: (row: ZodiacSign) => <ScoreLink row={row} column={column} />,
  })),
];

function ScoreLink({ row, column }: { row: ZodiacSign; column: ZodiacSign }) {
  const pair = pairOf(row.id, column.id);
  const { score } = compatibility(...pair);
  const found = listOf(relationNames(pair));
  return (
    <a
      href={pairPath(nameOfPair(pair))}
      data-tone={toneOf(pair)}
      aria-label={text('signs.pairs.cell', {
        one: row.name,
        other: describeSign(column.id).name,
        score,
        relations: found || text('common.relations.none'),
      })}
    >
      {score}
    </a>
  );
}

/** The scores of all pairs. Lines and colors distinguish harmony from conflict. */
export const PairTable = () => (
  <>
    <p>{text('signs.pairs.read')}</p>
    <p>{text('signs.pairs.how', lowestAndHighest)}</p>
    <ul className="PublicPage-legend PublicPage-plainList">
      {(['good', 'hard', 'even'] as const).map((tone) => (
        <li key={tone}>
          <span data-tone={tone}>
            <Words text={text(`signs.pairs.${tone}`)} />
          </span>
        </li>
      ))}
    </ul>
    <Table
      caption={text('signs.pairs.caption')}
      rows={zodiacSigns}
      rowKey={({ id }) => id}
      columns={columns}
      className="PublicPage-matrix"
    />
  </>
);

import { Link as TextLink, type HeatMapRow } from '@org/ui';
import { zodiacSignIds, type ZodiacSignId } from '@org/zodiac-core';
import { Link } from 'react-router-dom';
import { HeatMap } from '#charts.ts';
import { signNameOf } from '#listing/options.ts';
import { inFigures } from '@org/api-contract/lists';
import { paths } from '#paths.ts';
import { inShort, isBeyondChance, rangeInWords } from './chance-in-words.ts';
import { Numbers } from './Numbers.tsx';
import type { Insights } from './queries.ts';

type Cell = Insights['decades'][number]['cells'][number];

export interface SignRow {
  key: string;
  label: string;
  total: number;
  cells: readonly Cell[];
}

interface SignHeatMapProps {
  /** Title of the map, such as "Companies by decade and sign". */
  label: string;
  /** The header above the row headers. */
  corner: string;
  rows: readonly SignRow[];
  /** Label of a cell, such as "Dragon, 2012". */
  nameOf: (row: SignRow, sign: ZodiacSignId) => string;
  /** The query string of the list of companies that a cell counts. */
  searchOf: (row: SignRow, sign: ZodiacSignId) => Readonly<Record<string, string>>;
}

const signNames = zodiacSignIds.map(signNameOf);

/** Companies in rows, by sign: a color map, the count of each cell compared with chance, and all numbers as a table. */
export function SignHeatMap({ label, corner, rows, nameOf, searchOf }: SignHeatMapProps) {
  const cellOf = (row: SignRow | undefined, column: number): Cell | undefined =>
    row?.cells.find(({ sign }) => sign === zodiacSignIds[column]);
  return (
    <>
      <HeatMap
        label={label}
        corner={corner}
        columns={signNames}
        rows={rows.map((row): HeatMapRow => ({
          key: row.key,
          label: row.label,
          cells: zodiacSignIds.map((sign, column) => {
            const cell = cellOf(row, column);
            if (!cell) return null;
            const about = `${nameOf(row, sign)}: ${sentenceOf(cell)}`;
            return { value: cell.count, about, marked: isBeyondChance(cell) };
          }),
        }))}
        legend={{
          pale: 'fewest in the row',
          strong: 'most in the row',
          marked: 'outside the range of chance',
        }}
        renderDetail={(place, column) => {
          const row = rows[place];
          const cell = cellOf(row, column);
          return (
            row &&
            cell && (
              <p>
                <strong>{nameOf(row, cell.sign)}</strong>: {sentenceOf(cell)}{' '}
                {cell.count > 0 && (
                  <TextLink asChild>
                    <Link
                      to={{
                        pathname: paths.companies,
                        search: new URLSearchParams({
                          zodiac: cell.sign,
                          ...searchOf(row, cell.sign),
                        }).toString(),
                      }}
                    >
                      {cell.count === 1 ? 'See it' : `See all ${inFigures(cell.count)}`}
                    </Link>
                  </TextLink>
                )}
              </p>
            )
          );
        }}
      />
      <Numbers<SignRow>
        caption={`${label}: the count, then in brackets the average and the usual range by chance; * is outside the range`}
        rows={rows}
        rowKey={({ key }) => key}
        columns={[
          { key: 'row', header: corner, cell: (row) => row.label },
          {
            key: 'total',
            header: 'All',
            numeric: true,
            cell: ({ total }) => inFigures(total),
            sortBy: ({ total }) => total,
          },
          ...signNames.map((name, column) => ({
            key: name,
            header: name,
            numeric: true,
            cell: (row: SignRow) => {
              const cell = cellOf(row, column);
              return cell ? inShort(cell) + (isBeyondChance(cell) ? ' *' : '') : '–';
            },
          })),
        ]}
      />
    </>
  );
}

/** A cell in words, such as "83 companies, which is outside the range of chance (22 to 67, on average 42.6)." */
function sentenceOf(cell: Cell): string {
  const companies = cell.count === 1 ? '1 company' : `${inFigures(cell.count)} companies`;
  const verdict = isBeyondChance(cell) ? 'outside' : 'within';
  return `${companies}, which is ${verdict} the range of chance (${rangeInWords(cell)}).`;
}

import { text } from '@org/content/almanac';
import { Table, type TableColumn } from '@org/ui';
import { relations, zodiacSignIds, type ZodiacSignId } from '@org/zodiac-core';
import { taiSui, type TaiSui } from '@org/zodiac-core/pillars';
import { signPath } from '../../paths.ts';
import { listOf } from '../words/grammar.ts';
import { Words } from '../Words.tsx';
import type { Tense, ZodiacYear } from './zodiac-years.ts';

type Row = TaiSui & { readonly help: 'six-harmony' | 'three-harmonies' | undefined };

const columns: readonly TableColumn<Row>[] = [
  {
    key: 'sign',
    header: text('year.tai-sui.sign'),
    cell: (row) => <a href={signPath(row.sign.id)}>{row.sign.name}</a>,
  },
  {
    key: 'relation',
    header: text('year.tai-sui.relation'),
    cell: (row) => (
      <Words
        text={
          row.relations.map(({ kind }) => text(`year.tai-sui.${kind}`)).join('; ') ||
          text(`year.tai-sui.${row.help ?? 'none'}`)
        }
      />
    ),
  },
];

/** The relation of the twelve signs to the god of the year. */
export function TaiSuiOfYear({ own: { year, sign }, tense }: { own: ZodiacYear; tense: Tense }) {
  const rows = zodiacSignIds.map((id): Row => ({ ...taiSui(year, id), help: helpOf(id, sign.id) }));
  const offending = rows.filter((row) => row.relations.length > 0).map((row) => row.sign.name);
  const supported = rows
    .filter(({ help, relations: conflicts }) => help && conflicts.length === 0)
    .map((row) => row.sign.name);
  return (
    <>
      <p>
        {text(tense === 'past' ? 'year.tai-sui.answer.past' : 'year.tai-sui.answer.future', {
          year,
          supported: listOf(supported),
          signs: listOf(offending),
        })}
      </p>
      <p>
        <Words text={text('year.tai-sui.god', { sign: sign.name })} /> {text('year.tai-sui.do')}
      </p>
      <Table
        caption={text('year.tai-sui.caption', { year })}
        rows={rows}
        rowKey={(row) => row.sign.id}
        columns={columns}
      />
      <p className="PublicPage-source">{text('year.tai-sui.source')}</p>
    </>
  );
}

/** How a sign and the sign of the year are in harmony. A conflict of the two counts for more. */
const helpOf = (id: ZodiacSignId, ofYear: ZodiacSignId): Row['help'] =>
  harmonies.find((harmony) => relations(id, ofYear).some(({ kind }) => kind === harmony));

const harmonies = ['six-harmony', 'three-harmonies'] as const;

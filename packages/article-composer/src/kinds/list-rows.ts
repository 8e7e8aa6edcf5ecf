import type { ZodiacSign } from '@org/zodiac-core';
import { text } from '@org/content/articles';
import type { Founding } from '../article.ts';
import { filled } from '../claims/filled.ts';
import type { Phrase } from '../claims/passage.ts';
import type { Age } from '../keyword/entities.ts';
import { bestOfEach } from '../sections/list-sections.ts';
import { maxListed } from '../sections/row-sections.ts';
import { byAge, maxRowsPerArticle, oldestOf, youngestOf } from '../shown-rows.ts';
import { dateOfRow, nameOfRow, rowsAsked, rowsOfSignInWords, type Asked } from '../wording/table-phrases.ts';
import type { Context } from '../kind.ts';

function nameableRows(
  asked: Asked,
  { facts, nameable }: Context,
  age: Age | undefined,
  signs?: readonly ZodiacSign[],
): readonly Founding[] {
  const rows = signs
    ? signs.flatMap((one) => rowsAsked(nameable[asked.of], { ...asked, one }))
    : rowsAsked(nameable[asked.of], asked);
  if (age === undefined) return spread(rows).slice(0, maxListed);
  const all = byAge(rowsAsked(facts[asked.of], asked), age);
  const gap = all.findIndex((row) => !rows.includes(row));
  // The list ends before the first row that articles may not name, because after a gap the order says little.
  const first = gap < 0 ? all : all.slice(0, gap);
  return (first.length === 0 ? byAge(rows, age) : first).slice(0, maxListed);
}

/** Rows by fame, with the best-known row of each sign first. */
function spread(rows: readonly Founding[]): readonly Founding[] {
  const byFame = rows.toSorted((a, b) => b.fame - a.fame);
  const best = [...Map.groupBy(byFame, ({ sign }) => sign).values()].flatMap(([first]) => first ?? []);
  return [...best, ...byFame.filter((row) => !best.includes(row))];
}

/**
 * The rows in the table of an article. An article on all signs also names the best-known row of each sign, the oldest
 * row and the youngest, so its table has fewer rows.
 */
export function listedRows(
  asked: Asked,
  context: Context,
  age: Age | undefined,
  signs?: readonly ZodiacSign[],
): readonly Founding[] {
  const rows = nameableRows(asked, context, age, signs);
  if (asked.one || asked.year !== undefined || age !== undefined) return rows;
  const elsewhere = new Set([
    ...bestOfEach(asked, context),
    ...(['oldest', 'youngest'] as const).flatMap((each) => extremeRow(each, asked, context) ?? []),
  ]);
  const others = rows.filter((row) => !elsewhere.has(row));
  const tooMany = new Set(others.slice(maxRowsPerArticle - elsewhere.size));
  return rows.filter((row) => !tooMany.has(row));
}

/** The oldest or the youngest of the rows that are asked for. */
const extremeAmong = (rows: readonly Founding[], age: Age, asked: Asked): Founding | undefined =>
  (age === 'oldest' ? oldestOf : youngestOf)(rowsAsked(rows, asked));

/** The oldest or the youngest row that an article may name. */
export const extremeRow = (age: Age, asked: Asked, { nameable }: Context): Founding | undefined =>
  extremeAmong(nameable[asked.of], age, asked);

/** Names the oldest or the youngest row, or else the oldest or the youngest of the rows that articles may name. */
export function extremeOf(age: Age, asked: Asked, context: Context): Phrase {
  const { facts, nameable } = context;
  const extreme = extremeAmong(facts[asked.of], age, asked);
  const shown = extremeRow(age, asked, context);
  // Being the oldest of only two or three named rows says nothing.
  if (!shown || (shown !== extreme && rowsAsked(nameable[asked.of], asked).length < minOfExtreme)) return '';
  const named = { table: asked.of, row: shown };
  return filled(text(extremes[age][shown === extreme ? 'ofAll' : 'ofNamed']), {
    many: rowsOfSignInWords(asked),
    name: nameOfRow(named),
    date: dateOfRow(named),
  });
}

const minOfExtreme = 4;

const extremes = {
  oldest: { ofAll: 'list.oldest', ofNamed: 'list.oldest-shown' },
  youngest: { ofAll: 'list.youngest', ofNamed: 'list.youngest-shown' },
} as const satisfies Record<Age, object>;

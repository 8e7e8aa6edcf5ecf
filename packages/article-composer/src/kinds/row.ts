import { describeSign, getChineseNewYear, zodiacSigns, type ZodiacSign } from '@org/zodiac-core';
import { text } from '@org/content/articles';
import { text as reading } from '@org/content/reading';
import { fittingDescription, fittingTitle, type Section } from '../article-parts.ts';
import { filled } from '../claims/filled.ts';
import { paragraph } from '../claims/markup.ts';
import { lowerFirst, say, withArticle, type Phrase } from '../claims/passage.ts';
import type { Founding } from '../article.ts';
import type { Entities, NamedRow } from '../keyword/entities.ts';
import { wordsIn } from '../keyword/plain-keyword.ts';
import { signOfYear } from '../keyword/sign-words.ts';
import {
  aboutRow,
  beganOn,
  dayOf,
  evidenceTable,
  foundedIn,
  fullList,
  maxPeers,
  precision,
  rowsTable,
  zodiacYearOf,
} from '../sections/row-sections.ts';
import {
  minOfPeers,
  peersOfKind,
  tradeSection,
  tradesOfBoth,
  yearsSince,
} from '../sections/trade-sections.ts';
import {
  inBusinessTogether,
  relationsOfPair,
  ruleSection,
  scoreWithRule,
} from '../sections/pair-sections.ts';
import { answer, characterSection, inBusiness, prose } from '../sections/sign-sections.ts';
import {
  elementByYear,
  elementOfYear,
  isBefore,
  newYearsDay,
  signByYear,
  signOfDate,
  spanOfYear,
} from '../wording/calendar-phrases.ts';
import { dateOfRow, nameOfRow, rowsOfSign, signOfRow, tableWords } from '../wording/table-phrases.ts';
import { countsFigure } from '../sections/list-sections.ts';
import { categoryOfTable } from './list.ts';
import { addedToYear } from '../wording/sign-phrases.ts';
import type { Context, Kind, KindArticle } from '../kind.ts';

const words =
  'founded founding company companies brand car cars state statehood date year years born birthday started union join joined admitted element compatibility compatible match';

/** One company, brand or state. */
export const row: Kind<'sign'> = {
  id: 'row',
  needs: { rows: 1, signs: [0, 2], table: [0, 1] },
  focuses: { sign: words },
  category: ({ rows: [named] }) => categoryOfTable(named?.table ?? 'companies'),
  key: ({ rows: [named] }) => `row ${named?.row.name ?? ''}`,
  write({ rows: [named], signs, keyword }, _focus, context): KindArticle {
    if (!named) throw new TypeError('The kind needs a row.');
    const { row: one, table: of } = named;
    const sign = describeSign(one.sign);
    const [asked] = signs;
    const date = dayOf(named);
    const alias = aliasIn(keyword, one);
    const zodiacYear = zodiacYearOf(named);
    const values = {
      name:
        alias === undefined ? nameOfRow(named) : filled(text('row.alias'), { alias, name: nameOfRow(named) }),
      verb: beganOnVerb(named),
      date: dateOfRow(named),
      sign: signOfRow(named),
    };
    return {
      ...headlineOf(named, alias),
      sections: [
        answer(
          asked === undefined || signs.length > 1
            ? filled(text('row.answer'), values)
            : filled(text('row.is'), {
                verdict: text(asked === sign ? 'labels.yes' : 'labels.no'),
                ...values,
              }),
          date && isBefore(date, getChineseNewYear(one.year))
            ? filled(text('row.before'), { day: newYearsDay(one.year), other: signOfYear(one.year).name })
            : '',
          filled(text('sign.described'), { sign: sign.name, traits: lowerFirst(sign.traits) }),
          precision(named),
        ),
        aboutRow(named),
        ...tradeSection(named, sign, context),
        { heading: text('heads.theDates'), blocks: [evidenceTable(named)] },
        ...aboutYearAndSign(named, { sign, zodiacYear }, context),
        ...peersOfKind(named, context),
        ...foundedIn(one.year, context, { except: one, max: maxPeers - 1, isLinked: false }),
        ...yearsSince(named, { sign, zodiacYear }, context),
      ].filter(isWritten),
      figure: date
        ? { kind: 'year', year: signOfDate(date).year, marks: [{ label: one.name, date }] }
        : countsFigure({ of, one: sign }, context),
      sources: ['calendar', 'elements'],
    };
  },
};

function yearOf(named: NamedRow): Phrase {
  const year = zodiacYearOf(named);
  return filled(text('row.year'), {
    name: nameOfRow(named),
    element: elementByYear(year),
    sign: signByYear(year),
    span: spanOfYear(year),
  });
}

/** Whether a section says anything. */
const isWritten = ({ blocks }: Section): boolean =>
  blocks.some(({ html }) => html !== '' && html !== '<p></p>');

const beganOnVerb = ({ table: of, row: { day } }: NamedRow): string =>
  `${tableWords[of].verb} ${day === null ? 'in' : 'on'}`;

/** The other name by which a keyword names a row, as in "google zodiac sign" for Alphabet. */
function aliasIn(keyword: string, { name, aliases }: Founding): string | undefined {
  const words = ` ${wordsIn(keyword).join(' ')} `;
  const isNamed = (each: string): boolean => words.includes(` ${wordsIn(each).join(' ')} `);
  const alias = isNamed(name) ? undefined : aliases.find(isNamed);
  return alias && lettersOf(alias) === lettersOf(name) ? undefined : alias;
}

const lettersOf = (name: string): string => wordsIn(name).join('');

function headlineOf(named: NamedRow, alias: string | undefined): Pick<KindArticle, 'title' | 'description'> {
  return {
    title: fittingTitle([
      ...(alias === undefined ? [] : [filled(text('titles.rowByAlias'), { alias, name: nameOfRow(named) })]),
      filled(text('titles.row'), { name: nameOfRow(named) }),
      filled(text('titles.rowShorter'), { name: nameOfRow(named) }),
      filled(text('titles.rowShortest'), { name: nameOfRow(named) }),
      nameOfRow(named),
    ]),
    description: fittingDescription([
      filled(text('titles.rowAbout'), {
        name: nameOfRow(named),
        began: beganOn(named),
        sign: signOfRow(named),
      }),
      filled(text('titles.rowAboutShorter'), {
        name: nameOfRow(named),
        began: beganOn(named),
        sign: signOfRow(named),
      }),
    ]),
  };
}

/** The zodiac year of a row, its sign, and others of that sign. */
function aboutYearAndSign(
  named: NamedRow,
  { sign, zodiacYear }: { readonly sign: ZodiacSign; readonly zodiacYear: number },
  context: Context,
): readonly Section[] {
  const { row: one, table: of } = named;
  const peers = rowsOfSign(context.nameable[of], sign)
    .filter((each) => each !== one)
    .slice(0, maxPeers);
  return [
    prose(
      text('heads.rowYear'),
      yearOf(named),
      text(`signs.${sign.id}.theme`),
      addedToYear(elementOfYear(zodiacYear)),
    ),
    {
      heading: text('heads.whatTheSignSays'),
      blocks: [paragraph(reading(`signs.${sign.id}.core`), of === 'usStates' ? '' : inBusiness(sign))],
    },
    ...(peers.length < minOfPeers
      ? []
      : [
          {
            heading: text('heads.othersOfTheSameSign'),
            blocks: [
              rowsTable(of, filled(text('titles.someOfSign'), { sign: sign.name }), peers, sign),
              fullList(of),
            ],
          },
        ]),
  ];
}

/** Two rows compared by their dates and signs. */
export const rows: Kind<'sign' | 'older'> = {
  id: 'comparison of two rows',
  needs: { rows: 2, signs: [0, 2], table: [0, 1] },
  focuses: {
    sign: `${words} comparison compare difference better`,
    older: 'older oldest younger newer first earlier came',
  },
  category: ({ rows: [named] }) => categoryOfTable(named?.table ?? 'companies'),
  key: (entities) =>
    entities.rows
      .map(({ row: one }) => `row ${one.name}`)
      .toSorted()
      .join(' and '),
  write({ rows: [a, b] }: Entities, focus, context): KindArticle {
    if (!a || !b) throw new TypeError('The kind needs two rows.');
    const [one, other] = [describeSign(a.row.sign), describeSign(b.row.sign)];
    const older = a.row.year <= b.row.year ? a : b;
    const [basis = 'neutral'] = relationsOfPair(one, other);
    const signs = one === other ? [one] : [one, other];
    return {
      title: fittingTitle([
        filled(text('titles.rows'), { one: nameOfRow(a), other: nameOfRow(b) }),
        filled(text('titles.rowsShorter'), { one: nameOfRow(a), other: nameOfRow(b) }),
        say`${nameOfRow(a)}, ${nameOfRow(b)}`,
      ]),
      description: fittingDescription([
        one === other
          ? filled(text('titles.rowsAboutSame'), { one: nameOfRow(a), other: nameOfRow(b), sign: one.name })
          : filled(text('titles.rowsAbout'), {
              one: nameOfRow(a),
              first: withArticle(one.name),
              other: nameOfRow(b),
              second: withArticle(other.name),
            }),
        filled(text('titles.rowsAboutShorter'), { one: nameOfRow(a), other: nameOfRow(b) }),
      ]),
      sections: [
        answer(
          focus === 'older' ? filled(text('rows.older'), { name: nameOfRow(older) }) : '',
          one === other
            ? filled(text('rows.same'), {
                one: nameOfRow(a),
                first: dateOfRow(a),
                other: nameOfRow(b),
                second: dateOfRow(b),
                sign: one.name,
              })
            : filled(text('titles.rowsAnswer'), {
                one: nameOfRow(a),
                first: dateOfRow(a),
                first2: withArticle(one.name),
                other: nameOfRow(b),
                second: dateOfRow(b),
                second2: withArticle(other.name),
                score: scoreWithRule(one, other),
              }),
        ),
        ...[a, b].map(aboutRow).filter(isWritten),
        ...tradesOfBoth(
          [
            [a, one],
            [b, other],
          ],
          context,
        ),
        prose(
          text('heads.rowYears'),
          ...[a, b].flatMap((each) => {
            const year = zodiacYearOf(each);
            return [yearOf(each), addedToYear(elementOfYear(year))];
          }),
        ),
        { heading: text('heads.theDatesOfBoth'), blocks: [evidenceTable(a), evidenceTable(b)] },
        ...(basis === 'neutral' ? [] : [ruleSection(one, other)]),
        prose(
          text('heads.howTheSignsDoBusiness'),
          ...(a.table === 'usStates' ? [] : [inBusinessTogether(one, other)]),
          ...(a.table === 'usStates' || basis === 'neutral' ? [] : [text(`relations.${basis}.work`)]),
        ),
        ...signs.map(characterSection),
      ],
      questions: [
        [text('questions.better-company.ask'), text('questions.better-company.say')],
        ...(focus === 'older'
          ? []
          : [[text('questions.older.ask'), filled(text('rows.older'), { name: nameOfRow(older) })] as const]),
      ],
      figure: countsFigure({ of: a.table, one: zodiacSigns.find(({ id }) => id === a.row.sign) }, context),
      sources: ['branches', 'calendar', 'elements'],
    };
  },
};

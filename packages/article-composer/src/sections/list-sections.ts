import { zodiacSigns } from '@org/zodiac-core';
import { dayInWords } from '@org/api-contract/lists';
import { text } from '@org/content/articles';
import { text as ofRow } from '@org/content/rows';
import type { Founding } from '../article.ts';
import type { Section } from '../article-parts.ts';
import type { TableName } from '../claims/claim.ts';
import { filled, filledIn } from '../claims/filled.ts';
import { bulletList, paragraph, table, type Markup } from '../claims/markup.ts';
import { upperFirst, type Phrase } from '../claims/passage.ts';
import type { ArticleFigure } from '../figures/figure.ts';
import type { Context } from '../kind.ts';
import { signOfYear } from '../keyword/sign-words.ts';
import { newYearsDay, yearInFigures } from '../wording/calendar-phrases.ts';
import {
  dateOfRow,
  nameOfRow,
  numberAsked,
  rowsAsked,
  rowsInWords,
  signOfRow,
  tableWords,
  type Asked,
} from '../wording/table-phrases.ts';
import { isPart, kindsOf, notableKinds, rankOfSigns } from './list-findings.ts';
import { expectedOfSign, regions } from './trade-sections.ts';

/** The counts by sign, with what they show. */
export const countsSection = (asked: Asked, context: Context): Section => ({
  heading: text('heads.allTwelveSigns'),
  blocks: [
    ...findings(rankOfSigns(asked, context)),
    table(
      text('tables.counts'),
      text('columns.countBySign'),
      zodiacSigns.map((one) => [one.name, numberAsked(context.facts, { ...asked, one })]),
    ),
  ],
});

/** A paragraph of findings. A short list may show nothing that is worth a sentence. */
export const findings = (sentences: readonly Phrase[]): readonly Markup[] =>
  sentences.length === 0 ? [] : [paragraph(...sentences)];

/** The industries, categories or regions of a sign or of a country, beside those of all rows. */
export function kindsSection(asked: Asked, context: Context): Section {
  const { of } = asked;
  return {
    heading: text(headsOfKinds[of]),
    blocks: [
      ...findings(notableKinds(asked, context)),
      table(
        captionOfKinds(asked),
        text(
          asked.one
            ? 'columns.byKind'
            : asked.year === undefined
              ? 'columns.byKindOfCountry'
              : 'columns.byKindOfYear',
        ),
        // For a year, leaves out the many kinds without a row.
        kindsOf(of, context)
          .filter(
            (rowKind) =>
              asked.year === undefined || rowsAsked(context.facts[of], { ...asked, rowKind }).length > 0,
          )
          .map((rowKind) => [
            rowKind,
            numberAsked(context.facts, { ...asked, rowKind }),
            numberAsked(context.facts, { of, rowKind }),
          ]),
      ),
    ],
  };
}

const headsOfKinds = {
  companies: 'heads.byIndustry',
  carBrands: 'heads.byCategory',
  usStates: 'heads.byRegion',
} as const satisfies Record<TableName, string>;

const captionOfKinds = (asked: Asked): Phrase =>
  asked.year === undefined
    ? filled(text('tables.byKind'), { rows: asked.one ? `the ${asked.one.name}` : rowsInWords(asked) })
    : filled(text('tables.byKindOfYear'), { year: yearInFigures(asked.year) });

/** The expectations of custom for each sign in a trade, in a region, or in business. */
export function expectedOfAll(asked: Asked): readonly Section[] {
  const { of, rowKind = null, trade } = asked;
  const isAnyTrade = rowKind === null && trade === undefined;
  if (of === 'usStates')
    return [
      {
        heading: text('heads.signsOfRegions'),
        blocks: [
          table(
            text('tables.expectedOfSigns'),
            text('columns.expected'),
            zodiacSigns.map(({ id, name }) => [name, ofRow(`signs.states.${id}`)]),
          ),
        ],
      },
      {
        heading: text('heads.regionsByTradition'),
        blocks: [bulletList(regions.map((region) => ofRow(`about.field.${region}`)))],
      },
    ];
  const expected = zodiacSigns.map((sign): Phrase[] => [
    sign.name,
    isAnyTrade && of === 'companies'
      ? sign.businessTraits
      : expectation(expectedOfSign(asked, sign)[0] ?? ''),
  ]);
  if (expected.some(([, said]) => said === '')) return [];
  const [, ofTrade = ''] =
    isAnyTrade && of === 'companies'
      ? []
      : zodiacSigns.slice(0, 1).flatMap((sign) => expectedOfSign(asked, sign));
  return [
    {
      heading: text(
        of === 'carBrands'
          ? 'heads.signsAndCars'
          : isAnyTrade
            ? 'heads.theSignsInBusiness'
            : 'heads.signsInThisWork',
      ),
      blocks: [
        ...(ofTrade === '' ? [] : [paragraph(ofTrade)]),
        table(text('tables.traditionInOneLine'), text('columns.expected'), expected),
      ],
    },
  ];
}

/** `'Waste nothing.'`, of “A Rat in food is expected to waste nothing.” A table names the sign and the trade beside it. */
const expectation = (sentence: string): string => upperFirst(sentence.replace(/^.* is expected to /, ''));

/** The best known row of each sign that articles may name; none if most signs have none. */
export function bestOfEach(asked: Asked, { nameable }: Pick<Context, 'nameable'>): readonly Founding[] {
  const rows = zodiacSigns.flatMap((one) =>
    rowsAsked(nameable[asked.of], { ...asked, one })
      .toSorted((a, b) => b.fame - a.fame)
      .slice(0, 1),
  );
  return rows.length < zodiacSigns.length / 2 ? [] : rows;
}

/** The best known row of each sign, unless the article has named them all. */
export function oneOfEach(asked: Asked, named: readonly Founding[], context: Context): readonly Section[] {
  const rows = bestOfEach(asked, context);
  if (rows.every((row) => named.includes(row))) return [];
  return [
    {
      heading: text('heads.oneOfEachSign'),
      blocks: [
        table(
          text('tables.oneOfEachSign'),
          text('columns.rows'),
          rows.map((row): Phrase[] => {
            const named = { table: asked.of, row };
            return [nameOfRow(named), dateOfRow(named), signOfRow(named)];
          }),
        ),
      ],
    },
  ];
}

/** A row that began in January or February before New Year, as an example of the rule. */
export function exampleOfRule(of: TableName, rows: readonly Founding[]): readonly Section[] {
  const row = rows.find(
    ({ month, day, year, sign }) =>
      day !== null && month !== null && month < 3 && sign !== signOfYear(year).id,
  );
  if (!row) return [];
  const named = { table: of, row };
  return [
    {
      heading: text('heads.howTheyAreSorted'),
      blocks: [
        paragraph(
          filled(text('list.example'), {
            name: nameOfRow(named),
            date: dateOfRow(named),
            newYear: newYearsDay(row.year),
            sign: signOfRow(named),
            other: signOfYear(row.year).name,
          }),
        ),
      ],
    },
  ];
}

/** The counts by sign, as bars. */
export const countsFigure = (asked: Asked, { facts }: Context): ArticleFigure => ({
  kind: 'bars',
  caption: filledIn(text('titles.countsFigure'), {
    rows: isPart(asked) ? upperFirst(rowsInWords(asked)) : tableWords[asked.of].title,
    day: dayInWords(facts.today),
  }),
  bars: zodiacSigns.map((one) => ({
    label: one.name,
    value: rowsAsked(facts[asked.of], { ...asked, one }).length,
  })),
  current: asked.one?.name ?? null,
});

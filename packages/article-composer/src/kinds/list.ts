import { zodiacSigns, type ZodiacSign } from '@org/zodiac-core';
import { articleLists, dayInWords } from '@org/api-contract/lists';
import { text } from '@org/content/articles';
import { text as ofRow } from '@org/content/rows';
import type { Founding } from '../article.ts';
import type { Section } from '../article-parts.ts';
import type { TableName } from '../claims/claim.ts';
import { filled, filledIn } from '../claims/filled.ts';
import { paragraph, table, type Markup } from '../claims/markup.ts';
import { listed, lowerFirst, upperFirst, type Passage, type Phrase } from '../claims/passage.ts';
import type { ArticleFigure } from '../figures/figure.ts';
import { foundedSixtyYearsBefore, fullList, maxListed, rowsTable } from '../sections/row-sections.ts';
import { expectedIn } from '../sections/trade-sections.ts';
import {
  answer,
  characterSection,
  matchesSection,
  prose,
  storySection,
  strengthsSection,
  workSection,
} from '../sections/sign-sections.ts';
import { signOfYear } from '../keyword/sign-words.ts';
import { partnersOf } from '../wording/pairing-phrases.ts';
import {
  calendarYearsBetween,
  elementByYear,
  elementOfYear,
  newYearsDay,
  newYearsEve,
  signByYear,
  yearByName,
  yearInFigures,
  yearsOfSign,
  zodiacYearOn,
} from '../wording/calendar-phrases.ts';
import {
  countOfYear,
  dateOfRow,
  nameOfRow,
  numberOfKind,
  numberOfSign,
  rowsOfKind,
  rowsOfSign,
  signOfRow,
  tableWords,
  totalOf,
  totalOfKind,
} from '../wording/table-phrases.ts';
import type { ArticleCategory, Context, Kind } from '../kind.ts';

const categories = Object.fromEntries(articleLists.map(({ member, id }) => [member, id])) as Readonly<
  Record<TableName, ArticleCategory>
>;

/** The category of the articles on rows of a table. */
export const categoryOfTable = (of: TableName): ArticleCategory => categories[of];

/** Companies, brands or states of a sign, a year or an industry, or of all signs. */
export const list: Kind<'all' | 'oldest' | 'suits'> = {
  id: 'list',
  needs: { table: 1, signs: [0, 1], years: [0, 1] },
  fits: ({ signs, years }) => signs.length + years.length < 2,
  focuses: {
    all: 'founded started born admitted union join joined by in year years famous big',
    oldest: 'oldest first world america',
    suits: 'best suit suits suitable buy drive work employers match compatible good for',
  },
  category: ({ table: of = 'companies' }) => categoryOfTable(of),
  key: ({ table: of = 'companies', signs: [one], years: [year], rowKind, text: keyword }, focus) =>
    [
      of,
      one?.id ?? year ?? 'all',
      rowKind ?? '',
      one && asksWhatSuits(keyword, focus) ? 'suits' : '',
      focus === 'oldest' ? focus : '',
    ]
      .filter(Boolean)
      .join(' '),
  write(entities, focus, context) {
    const {
      table: of = 'companies',
      signs: [one],
      years: [year],
      rowKind = null,
    } = entities;
    const asked = { of, one, year, rowKind };
    const suits = one && asksWhatSuits(entities.text, focus) ? alliesOf(one) : undefined;
    const named = nameableRows(asked, context, focus === 'oldest' ? 'age' : 'fame', suits);
    return {
      ...headlineOf(asked, { isOfOldest: focus === 'oldest', suits: suits !== undefined }),
      sections: [
        answer(
          focus === 'oldest' ? oldestOf(asked, context) : '',
          ...(one && suits
            ? [
                filled(text('list.suits'), {
                  many: tableWords[of].many,
                  best: listed(suits.map(theSignName)),
                  sign: one.name,
                }),
              ]
            : answerOf(asked, context)),
        ),
        ...(named.length === 0
          ? []
          : [
              {
                heading: text('heads.namesWithTheirDates'),
                blocks: [rowsTable(of, 'Some of them, oldest first', named), fullList(of)],
              },
            ]),
        year === undefined
          ? { heading: text('heads.allTwelveSigns'), blocks: [countsTable(of, rowKind, context)] }
          : { heading: text('heads.theYearsAroundIt'), blocks: [yearsAround(of, year, context)] },
        ...(one && rowKind === null && !suits ? [kindsOfSign(of, one, context)] : []),
        ...(one && rowKind !== null
          ? [prose(text('heads.whatTraditionExpects'), ...expectedIn(of, rowKind, one))]
          : []),
        ...(one === undefined && year === undefined && focus !== 'oldest' ? oneOfEach(asked, context) : []),
        ...(one === undefined && year === undefined && rowKind === null
          ? [yearsWithTheMost(of, context)]
          : []),
        prose(text('heads.howTheyAreSorted'), text('list.how'), text('list.history')),
        ...(one
          ? [...(suits ? [] : [countsByYear(of, one, context)]), ...ofSign(one)]
          : year === undefined
            ? [
                of === 'usStates' ? expectedOfStates : businessOfAll,
                ...(focus === 'oldest' ? [] : portraitOf(largest(asked, context))),
              ]
            : [...(of === 'companies' ? foundedSixtyYearsBefore(year, context) : []), ...ofYear(year)]),
        ...(one && (rowKind !== null || suits) ? [matchesSection(one)] : []),
      ],
      questions: [
        [text('questions.all-names.ask'), text('list.none')],
        [text('questions.success.ask'), text('questions.success.say')],
      ],
      figure: countsFigure(of, one, context, rowKind),
      sources: ['calendar'],
    };
  },
  larger: ({ table: of = 'companies' }) => `${tableWords[of].many} by zodiac sign`,
};

/** The title and the description: what is listed, and by which sign or year. */
function headlineOf(
  { of, one, year, rowKind }: Asked,
  { isOfOldest, suits }: { readonly isOfOldest: boolean; readonly suits: boolean },
) {
  const { title, many } = tableWords[of];
  const all =
    rowKind === null
      ? title
      : of === 'usStates'
        ? filled(text('titles.inRegion'), { rows: title, region: rowKind })
        : filled(text('titles.rowsOfKind'), { kind: rowKind, rows: title });
  const name = isOfOldest ? filled(text('titles.oldest'), { rows: all }) : all;
  const rows = upperFirst(rowKind === null ? many : rowsOfKind(of, rowKind));
  const about = one
    ? filled(text(suits ? 'titles.listThatSuitsAbout' : 'titles.listOfSignAbout'), { rows, sign: one.name })
    : year === undefined
      ? filled(text('titles.listAbout'), { rows })
      : filled(text('titles.listOfYearAbout'), { rows, year: yearInFigures(year) });
  return {
    title: titleOf({ name, one, year, suits }),
    description: about,
  };
}

function titleOf({
  name,
  one,
  year,
  suits,
}: Pick<Asked, 'one' | 'year'> & { readonly name: Phrase; readonly suits: boolean }): Passage {
  if (one)
    return filled(text(suits ? 'titles.listThatSuits' : 'titles.listOfSign'), { rows: name, sign: one.name });
  return year === undefined
    ? filled(text('titles.list'), { rows: name })
    : filled(text('titles.listOfYear'), { rows: name, year: yearInFigures(year) });
}

interface Asked {
  readonly of: TableName;
  readonly one: ZodiacSign | undefined;
  readonly year: number | undefined;
  readonly rowKind: string | null;
}

/** As in "best employers for a tiger". */
const asksWhatSuits = (keyword: string, focus: string): boolean =>
  focus === 'suits' || /\bbest\b/.test(keyword);

const theSignName = ({ name }: ZodiacSign): string => name;

/** The signs in a harmony with a sign. */
const alliesOf = (one: ZodiacSign): readonly ZodiacSign[] => [
  ...partnersOf(one, 'three-harmonies'),
  ...partnersOf(one, 'six-harmony'),
];

const rowsOf = (
  rows: readonly Founding[],
  { one, year, rowKind }: Asked,
  signs: readonly ZodiacSign[] = one ? [one] : zodiacSigns,
): readonly Founding[] =>
  rows.filter(
    (row) =>
      signs.some(({ id }) => id === row.sign) &&
      (year === undefined || row.year === year) &&
      (rowKind === null || row.kind === rowKind),
  );

const nameableRows = (
  asked: Asked,
  { nameable }: Context,
  order: 'age' | 'fame',
  signs?: readonly ZodiacSign[],
): readonly Founding[] =>
  rowsOf(nameable[asked.of], asked, signs)
    .toSorted((a, b) => (order === 'age' ? a.year - b.year : b.fame - a.fame))
    .slice(0, maxListed);

function answerOf(asked: Asked, { facts }: Context): Phrase[] {
  const { of, one, year, rowKind } = asked;
  const total = rowKind === null ? totalOf(facts, of) : totalOfKind(facts, of, rowKind);
  const number = (sign: ZodiacSign): Passage =>
    rowKind === null ? numberOfSign(facts, of, sign) : numberOfKind(facts, of, rowKind, sign);
  if (one)
    return [
      filled(of === 'usStates' ? text('list.states') : text('list.answer'), {
        count: number(one),
        total,
        sign: one.name,
      }),
    ];
  if (year !== undefined)
    return [
      filled(text('list.year'), {
        year: yearInFigures(year),
        count: countOfYear(facts, of, year),
        element: elementByYear(year),
        sign: signByYear(year),
      }),
    ];
  const [most, fewest] = [largest(asked, { facts }), largest(asked, { facts }, -1)];
  return most && fewest
    ? [
        filled(text(number(fewest).text === '0' ? 'list.all-but-one' : 'list.all'), {
          total,
          most: most.name,
          high: number(most),
          fewest: fewest.name,
          low: number(fewest),
        }),
      ]
    : [];
}

/** The sign with the most rows of a table, or with the fewest. */
function largest(
  { of, rowKind }: Asked,
  { facts }: Pick<Context, 'facts'>,
  order: 1 | -1 = 1,
): ZodiacSign | undefined {
  const size = (sign: ZodiacSign): number =>
    rowsOfSign(facts[of], sign).filter(({ kind }) => rowKind === null || kind === rowKind).length;
  return zodiacSigns.toSorted((a, b) => order * (size(b) - size(a)))[0];
}

const portraitOf = (sign: ZodiacSign | undefined): readonly Section[] =>
  sign ? [characterSection(sign), strengthsSection(sign)] : [];

/** The oldest row, or the oldest of those that articles may name. */
function oldestOf(asked: Asked, { facts, nameable }: Context): Phrase {
  const [oldest, shown] = [facts, nameable].map(
    (tables) =>
      rowsOf(tables[asked.of], asked).toSorted(
        (a, b) => a.year - b.year || (a.month ?? 13) - (b.month ?? 13),
      )[0],
  );
  if (!shown) return '';
  const named = { table: asked.of, row: shown };
  return filled(text(shown === oldest ? 'list.oldest' : 'list.oldest-shown'), {
    many: asked.rowKind === null ? tableWords[asked.of].many : rowsOfKind(asked.of, asked.rowKind),
    name: nameOfRow(named),
    date: dateOfRow(named),
  });
}

/** The foundings in each year of a sign. */
function countsByYear(of: TableName, one: ZodiacSign, { facts }: Context): Section {
  const now = zodiacYearOn(facts.today);
  const years = yearsOfSign(one, now - 60, now);
  return {
    heading: filled(text('titles.yearsOfSign'), { sign: one.name }),
    blocks: [
      paragraph(filled(text('list.years'), { sign: one.name })),
      table(
        text('tables.yearsThatCount'),
        text('columns.yearsAndCounts'),
        years.map((each): Phrase[] => [
          yearByName(each),
          newYearsDay(each),
          newYearsEve(each + 1),
          countOfYear(facts, of, each),
        ]),
      ),
    ],
  };
}

const ofSign = (one: ZodiacSign): readonly Section[] => [
  characterSection(one),
  prose(
    text('heads.inBusiness'),
    filled(text('career.business'), { business: lowerFirst(one.businessTraits) }),
  ),
  strengthsSection(one),
  workSection(one),
  prose(text('heads.whatItsYearsAreConnectedWith'), text(`signs.${one.id}.theme`)),
  storySection(one),
];

/** The years in which most rows of a table began, which decide the counts of the signs. */
function yearsWithTheMost(of: TableName, { facts }: Context): Section {
  const counts = Map.groupBy(facts[of], ({ year }) => year);
  const years = [...counts]
    .filter(([, rows]) => rows.length > 1)
    .toSorted(([a, one], [b, other]) => other.length - one.length || a - b)
    .slice(0, maxYears)
    .map(([year]) => year)
    .toSorted((a, b) => a - b);
  return {
    heading: text('heads.yearsWithTheMost'),
    blocks: [
      table(
        text('tables.yearsWithTheMost'),
        text('columns.countByYear'),
        years.map((year) => [yearByName(year), countOfYear(facts, of, year)]),
      ),
    ],
  };
}
const maxYears = 10;

/** The traditional expectation of states, by sign. */
const expectedOfStates: Section = {
  heading: text('heads.signsOfRegions'),
  blocks: [
    table(
      text('tables.expectedOfSigns'),
      text('columns.expected'),
      zodiacSigns.map(({ id, name }) => [name, ofRow(`signs.states.${id}`)]),
    ),
  ],
};

/** One line about each sign in business, by tradition. */
const businessOfAll: Section = {
  heading: text('heads.theSignsInBusiness'),
  blocks: [
    table(
      text('tables.traditionInOneLine'),
      text('columns.inBusiness'),
      zodiacSigns.map((sign) => [sign.name, sign.businessTraits]),
    ),
  ],
};

const ofYear = (year: number): readonly Section[] => {
  const sign = signOfYear(year);
  return [
    prose(
      text('heads.theYearBehindTheDate'),
      text(`signs.${sign.id}.theme`),
      text(`elements.${elementOfYear(year)}.year`),
      text(`elements.${elementOfYear(year)}.meaning`),
    ),
    characterSection(sign),
    strengthsSection(sign),
    workSection(sign),
    storySection(sign),
  ];
};

/** The industries, categories or regions, with the rows of a sign and of all signs. */
function kindsOfSign(of: TableName, one: ZodiacSign, { facts }: Context): Section {
  const kinds = [...new Set(facts[of].flatMap(({ kind }) => kind ?? []))].toSorted();
  return {
    heading: text(of === 'usStates' ? 'heads.byRegion' : 'heads.byIndustry'),
    blocks: [
      table(
        text('tables.byIndustry'),
        text('columns.byKind'),
        kinds.map((kind) => [kind, numberOfKind(facts, of, kind, one), numberOfKind(facts, of, kind, null)]),
      ),
    ],
  };
}

/** The best known row of each sign that articles may name. */
function oneOfEach(asked: Asked, { nameable }: Context): readonly Section[] {
  const rows = zodiacSigns.flatMap((sign) =>
    rowsOf(nameable[asked.of], asked, [sign])
      .toSorted((a, b) => b.fame - a.fame)
      .slice(0, 1),
  );
  if (rows.length < zodiacSigns.length / 2) return [];
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

/** How many rows were founded in each year around a year. */
const yearsAround = (of: TableName, year: number, { facts }: Context): Markup =>
  table(
    text('tables.yearByYear'),
    text('columns.countByYear'),
    calendarYearsBetween(year - 5, Math.min(year + 5, zodiacYearOn(facts.today))).map((each) => [
      yearByName(each),
      countOfYear(facts, of, each),
    ]),
  );

const countsTable = (of: TableName, rowKind: string | null, { facts }: Context): Markup =>
  table(
    text('tables.counts'),
    text('columns.countBySign'),
    zodiacSigns.map((sign) => [
      sign.name,
      rowKind === null ? numberOfSign(facts, of, sign) : numberOfKind(facts, of, rowKind, sign),
    ]),
  );

/** The counts of a table by sign, as bars. */
export const countsFigure = (
  of: TableName,
  current: ZodiacSign | undefined,
  { facts }: Context,
  rowKind: string | null = null,
): ArticleFigure => ({
  kind: 'bars',
  caption: filledIn(text('titles.countsFigure'), {
    rows: rowKind === null ? tableWords[of].title : upperFirst(rowsOfKind(of, rowKind)),
    day: dayInWords(facts.today),
  }),
  bars: zodiacSigns.map((sign) => ({
    label: sign.name,
    value: rowsOfSign(facts[of], sign).filter(({ kind }) => rowKind === null || kind === rowKind).length,
  })),
  current: current?.name ?? null,
});

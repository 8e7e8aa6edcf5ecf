import type { ZodiacSign } from '@org/zodiac-core';
import { articleLists } from '@org/api-contract/lists';
import { text } from '@org/content/articles';
import type { Founding } from '../article.ts';
import type { Section } from '../article-parts.ts';
import type { TableName } from '../claims/claim.ts';
import { filled } from '../claims/filled.ts';
import { bulletList, paragraph } from '../claims/markup.ts';
import { listed, lowerFirst, textOf, upperFirst, type Passage, type Phrase } from '../claims/passage.ts';
import { expectedIn } from '../sections/trade-sections.ts';
import {
  bestOfEach,
  countsByYear,
  countriesOfYear,
  countsFigure,
  countsSection,
  exampleOfRule,
  expectedOfAll,
  kindsSection,
  oneOfEach,
  periodsSection,
  yearsAroundSection,
  yearsWithTheMost,
} from '../sections/list-sections.ts';
import { isPart, signsByCount } from '../sections/list-findings.ts';
import { foundedSixtyYearsBefore, fullList, maxListed, rowsTable } from '../sections/row-sections.ts';
import {
  answer,
  characterSection,
  matchesSection,
  prose,
  strengthsSection,
  theSign,
  workSection,
} from '../sections/sign-sections.ts';
import { maxRowsPerArticle, oldestOf, youngestOf } from '../shown-rows.ts';
import { adjectiveOf } from '../keyword/country-in.ts';
import { signOfYear } from '../keyword/sign-words.ts';
import { partnersOf } from '../wording/pairing-phrases.ts';
import {
  elementByYear,
  elementOfYear,
  newYearsDay,
  signByYear,
  yearInFigures,
} from '../wording/calendar-phrases.ts';
import { headlineOf } from '../wording/list-headline.ts';
import {
  countOfYear,
  dateOfRow,
  nameOfRow,
  numberAsked,
  rowsAsked,
  rowsInWords,
  rowsOfSignInWords,
  signOfRow,
  tableWords,
  totalAsked,
  type Asked,
} from '../wording/table-phrases.ts';
import type { Entities } from '../keyword/entities.ts';
import type { ArticleCategory, Context, Kind } from '../kind.ts';

const categories = Object.fromEntries(articleLists.map(({ member, id }) => [member, id])) as Readonly<
  Record<TableName, ArticleCategory>
>;

/** The category of the articles on rows of a table. */
export const categoryOfTable = (of: TableName): ArticleCategory => categories[of];

type Focus = 'all' | Age | 'suits';
type Age = 'oldest' | 'youngest';

const ageOf = (focus: Focus): Age | undefined =>
  focus === 'oldest' || focus === 'youngest' ? focus : undefined;

/** Companies, brands or states of a sign, a year, an industry or a country, or of all signs. */
export const list: Kind<Focus> = {
  id: 'list',
  needs: { table: 1, signs: [0, 1], years: [0, 1], country: [0, 1] },
  fits: ({ signs, years, country }) =>
    signs.length + years.length < 2 && (country === undefined || years.length === 0),
  focuses: {
    all: 'founded started born admitted union join joined by in year years famous big biggest made based',
    oldest: 'oldest first world',
    youngest: 'youngest newest latest recent',
    suits: 'best suit suits suitable buy drive work employers match compatible good for',
  },
  category: ({ table: of = 'companies' }) => categoryOfTable(of),
  key: ({ table: of = 'companies', signs: [one], years: [year], rowKind, country, text: keyword }, focus) =>
    [
      of,
      one?.id ?? year ?? 'all',
      rowKind ?? '',
      country ?? '',
      one && asksWhatSuits(keyword, focus) ? 'suits' : '',
      ageOf(focus) ?? '',
    ]
      .filter(Boolean)
      .join(' '),
  write(entities, focus, context) {
    const narrow = askedIn(entities);
    const thin = thinAnswer(narrow, context);
    // A category of a country with one or two rows is told with the whole country.
    const asked = thin.length === 0 ? narrow : { ...narrow, rowKind: null };
    const { of, one, year } = asked;
    const askedAge = ageOf(focus);
    const extreme = askedAge === undefined ? '' : extremeOf(askedAge, asked, context);
    // A title promises the oldest or the youngest only if the answer names it.
    const age = extreme === '' ? undefined : askedAge;
    const suits = one && asksWhatSuits(entities.text, focus) ? alliesOf(one) : undefined;
    const named = listedRows(asked, context, age, suits);
    return {
      ...headlineOf(narrow, { age, suits: suits !== undefined, namesRows: named.length > 0 }),
      sections: [
        answer(
          ...thin,
          extreme,
          ...(one && suits
            ? [suitsAnswer(asked, one, suits), amongThem(asked, named)]
            : answerOf(asked, context, age)),
        ),
        ...namesSection(asked, named, context),
        year === undefined
          ? countsSection(suits ? { ...asked, one: undefined } : asked, context)
          : yearsAroundSection(of, year, context),
        ...(one
          ? ofSign({ ...asked, one }, suits, context)
          : year === undefined
            ? ofAllSigns(asked, age, named, context)
            : ofYear(of, year, context)),
        ...exampleOfRule(of, named),
      ],
      questions: year === undefined && suits === undefined ? extremesAsked(asked, age, context) : [],
      figure: countsFigure(asked, context),
      sources: ['calendar'],
    };
  },
  larger: ({ table: of = 'companies', signs: [one], rowKind, country }) =>
    rowKind !== undefined && country !== undefined
      ? `${adjectiveOf(country)} ${tableWords[of].many}`
      : rowKind !== undefined && one !== undefined
        ? `${tableWords[of].many} of the ${one.name.toLowerCase()}`
        : `${tableWords[of].many} by zodiac sign`,
};

/** Minimum number of rows of a category in a country for an article about it. */
const minOfCategory = 3;

/** The number of rows in a category of a country, and the only one, if there are too few for an article. */
function thinAnswer(asked: Asked, context: Context): readonly Phrase[] {
  const { of, rowKind, country } = asked;
  if (typeof rowKind !== 'string' || country === undefined) return [];
  const { facts, nameable } = context;
  if (rowsAsked(facts[of], asked).length >= minOfCategory) return [];
  const [row] = rowsAsked(nameable[of], asked);
  const isOnly = rowsAsked(facts[of], asked).length === 1;
  return [
    filled(text('list.thin'), {
      number: numberAsked(facts, asked),
      total: totalAsked(facts, { of, country }),
      kind: rowKind,
    }),
    row && isOnly
      ? filled(text('list.the-one'), {
          name: nameOfRow({ table: of, row }),
          date: dateOfRow({ table: of, row }),
          sign: signOfRow({ table: of, row }),
        })
      : '',
  ];
}

/** Some rows by name. A single one makes no table. */
function namesSection(asked: Asked, rows: readonly Founding[], { facts }: Context): readonly Section[] {
  const { of, country } = asked;
  const [row] = rows;
  if (!row) return [];
  const named = { table: of, row };
  const isSome = country !== undefined && rows.length < rowsAsked(facts[of], asked).length;
  return [
    {
      heading: text('heads.namesWithTheirDates'),
      blocks: [
        ...(rows.length === 1
          ? [
              paragraph(
                // The answer has named it.
                isPart(asked) || asked.one
                  ? ''
                  : filled(text('list.one-named'), { name: nameOfRow(named), date: dateOfRow(named) }),
                text('list.part-one'),
              ),
            ]
          : [
              ...(isSome ? [paragraph(filled(text('list.part'), { total: totalAsked(facts, asked) }))] : []),
              rowsTable(of, text('tables.peersOfKind'), rows),
            ]),
        fullList(of),
      ],
    },
  ];
}

const askedIn = ({ table: of = 'companies', signs, years, rowKind, country }: Entities): Asked => ({
  of,
  one: signs[0],
  year: years[0],
  rowKind: rowKind ?? null,
  country,
});

/** As in "best employers for a tiger". */
const asksWhatSuits = (keyword: string, focus: string): boolean =>
  focus === 'suits' || /\bbest\b/.test(keyword);

/** The signs in a harmony with a sign. */
const alliesOf = (one: ZodiacSign): readonly ZodiacSign[] => [
  ...partnersOf(one, 'three-harmonies'),
  ...partnersOf(one, 'six-harmony'),
];

const nameableRows = (
  asked: Asked,
  { nameable }: Context,
  age: Age | undefined,
  signs?: readonly ZodiacSign[],
): readonly Founding[] =>
  (signs
    ? signs.flatMap((one) => rowsAsked(nameable[asked.of], { ...asked, one }))
    : rowsAsked(nameable[asked.of], asked)
  )
    .toSorted((a, b) =>
      age === undefined ? b.fame - a.fame : age === 'oldest' ? a.year - b.year : b.year - a.year,
    )
    .slice(0, maxListed);

/** The rows of the table. An article on all signs also names one row of each, the oldest and the youngest. */
function listedRows(
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

const suitsAnswer = (asked: Asked, one: ZodiacSign, suits: readonly ZodiacSign[]): Phrase =>
  filled(text('list.suits'), {
    many: rowsInWords(asked),
    best: listed(suits.map(({ name }) => name)),
    sign: one.name,
  });

function answerOf(asked: Asked, context: Context, age: Age | undefined): readonly Phrase[] {
  const { of, one, year } = asked;
  const { facts } = context;
  const total = totalAsked(facts, asked);
  if (one)
    return [
      filled(of === 'usStates' ? text('list.states') : text('list.answer'), {
        count: countAtStart(numberAsked(facts, asked)),
        total,
        sign: one.name,
      }),
      someNamed(asked, context),
    ];
  if (year !== undefined)
    return [
      filled(text(of === 'usStates' ? 'list.year-of-states' : 'list.year'), {
        year: yearInFigures(year),
        count: countOfYear(facts, of, year),
      }),
      amongThem(asked, nameableRows(asked, context, undefined)),
      filled(text('list.year-from'), {
        day: newYearsDay(year),
        element: elementByYear(year),
        sign: signByYear(year),
        other: signByYear(year - 1),
      }),
      rowsAsked(facts[of], { ...asked, one: signOfYear(year - 1) }).length === 0
        ? ''
        : filled(text('list.year-signs'), {
            number: numberAsked(facts, { ...asked, one: signOfYear(year) }),
            sign: signByYear(year),
            fewer: numberAsked(facts, { ...asked, one: signOfYear(year - 1) }),
            other: signByYear(year - 1),
          }),
    ];
  const signs = signsByCount(asked, context);
  const [most, fewest] = [signs[0], signs.at(-1)];
  if (!most || !fewest) return [];
  const [high, low] = [most, fewest].map((sign) => numberAsked(facts, { ...asked, one: sign }));
  if (!high || !low) return [];
  const signsWithCount = ({ text: count }: Passage): readonly ZodiacSign[] =>
    signs.filter((sign) => numberAsked(facts, { ...asked, one: sign }).text === count);
  const tied = signsWithCount(high);
  const hasSeveral = nameableRows(asked, context, undefined).length > 1;
  // The rows of an article on the oldest or the youngest are others than the best known.
  const named = isPart(asked) && age === undefined ? someNamed(asked, context) : '';
  if (high.text === '1') return [filled(text('list.spread'), { total }), named];
  return [
    hasSeveral ? named : '',
    tied.length > 1
      ? filled(text('list.tied'), { total, names: listed(tied.map(theSign)), high })
      : mostAndFewest({ total, most: most.name, high, low }, signsWithCount(low)),
    hasSeveral ? '' : named,
  ];
}

/** The sign with the most rows and those with the fewest, of which there may be several. */
function mostAndFewest(
  said: Readonly<Record<'total' | 'most' | 'high' | 'low', string | Passage>>,
  fewest: readonly ZodiacSign[],
): Phrase {
  const [one, ...others] = fewest;
  if (!one || others.length >= maxFewest) return filled(text('list.most-only'), said);
  const names = upperFirst(textOf(listed(fewest.map(theSign))));
  if (textOf(said.low) === '0')
    return filled(text('list.all-but-some'), {
      ...said,
      fewest: names,
      have: others.length === 0 ? 'has' : 'have',
    });
  return others.length === 0
    ? filled(text('list.all'), { ...said, fewest: one.name })
    : filled(text('list.fewest-each'), { ...said, fewest: names });
}

/** More names of signs would hide the answer. */
const maxFewest = 4;

/** A number at the beginning of a sentence. */
const countAtStart = (count: Passage): Phrase => (count.text === '0' ? text('list.none-of') : count);

/** `'Among them are Chevrolet, Tatra, and BAIC.'` */
function amongThem({ of }: Asked, rows: readonly Founding[]): Phrase {
  const names = rows.slice(0, 3).map((row) => nameOfRow({ table: of, row }));
  return names.length < 2 ? '' : filled(text('list.among-them'), { names: listed(names) });
}

/** The first rows that articles may name, or the only one. */
function someNamed(asked: Asked, context: Context): Phrase {
  const rows = nameableRows(asked, context, undefined).slice(0, 3);
  const [first] = rows;
  if (!first) return '';
  const named = { table: asked.of, row: first };
  const names = listed(rows.map((row) => nameOfRow({ table: asked.of, row })));
  const one = { name: nameOfRow(named), date: dateOfRow(named) };
  if (rows.length === 1)
    return asked.one
      ? filled(text('list.one-named'), one)
      : filled(text('list.one-of-all'), { ...one, many: rowsInWords(asked) });
  return filled(text(asked.one ? 'list.among-them' : 'list.among'), {
    many: rowsInWords(asked),
    names,
  });
}

/** The oldest or the youngest of the rows that are asked for. */
const extremeAmong = (rows: readonly Founding[], age: Age, asked: Asked): Founding | undefined =>
  (age === 'oldest' ? oldestOf : youngestOf)(rowsAsked(rows, asked));

/** The oldest or the youngest row that an article may name. */
const extremeRow = (age: Age, asked: Asked, { nameable }: Context): Founding | undefined =>
  extremeAmong(nameable[asked.of], age, asked);

/** Names the oldest or the youngest row, or that of the rows that articles may name. */
function extremeOf(age: Age, asked: Asked, context: Context): Phrase {
  const { facts, nameable } = context;
  const extreme = extremeAmong(facts[asked.of], age, asked);
  const shown = extremeRow(age, asked, context);
  // The oldest of two or three named rows says nothing.
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

/** The questions on age that the article does not answer first, and that it can answer for all rows. */
const extremesAsked = (
  asked: Asked,
  answered: Age | undefined,
  context: Context,
): readonly (readonly [Phrase, Phrase])[] =>
  (['oldest', 'youngest'] as const).flatMap((age) => {
    const isNamed = extremeRow(age, asked, context) === extremeAmong(context.facts[asked.of], age, asked);
    const said = isNamed ? extremeOf(age, asked, context) : '';
    return age === answered || said === ''
      ? []
      : [[filled(text(`questions.${age}.ask`), { many: rowsOfSignInWords(asked) }), said] as const];
  });

function ofAllSigns(
  asked: Asked,
  age: Age | undefined,
  named: readonly Founding[],
  context: Context,
): readonly Section[] {
  return [
    ...(asked.country !== undefined && typeof asked.rowKind !== 'string'
      ? [kindsSection(asked, context)]
      : []),
    ...(age === undefined ? oneOfEach(asked, named, context) : []),
    ...(isPart(asked) && asked.of !== 'usStates' ? periodsSection(asked, context) : []),
    ...yearsWithTheMost(asked, context),
    ...expectedOfAll(asked),
    ...(isPart(asked) ? portraitOfFirst(asked, context) : []),
  ];
}

/** The sign with the most rows, if no other has as many. */
function portraitOfFirst(asked: Asked, context: Context): readonly Section[] {
  const [first, second] = signsByCount(asked, context);
  const size = (one: ZodiacSign): number => rowsAsked(context.facts[asked.of], { ...asked, one }).length;
  return first && second && size(first) > size(second) ? [portraitOf(first)] : [];
}

const portraitOf = (one: ZodiacSign): Section => ({
  heading: filled(text('titles.signByTradition'), { sign: one.name }),
  blocks: [...characterSection(one).blocks, ...workSection(one).blocks],
});

function ofSign(
  asked: Asked & { readonly one: ZodiacSign },
  suits: readonly ZodiacSign[] | undefined,
  context: Context,
): readonly Section[] {
  const { of, one, rowKind = null, country } = asked;
  const expected = suits ? [] : expectedIn(of, rowKind ?? '', one);
  return [
    ...(!suits && country === undefined ? [kindsSection({ ...asked, rowKind: null }, context)] : []),
    ...(suits ? [expectedOfSome(asked, suits)] : []),
    ...(expected.length > 0 ? [prose(text('heads.whatTraditionExpects'), ...expected)] : []),
    ...(suits ? [] : [countsByYear(asked, context)]),
    ...(of === 'usStates' || (suits && of === 'carBrands')
      ? []
      : [
          prose(
            text('heads.inBusiness'),
            filled(text('career.business'), { business: lowerFirst(one.businessTraits) }),
          ),
          workSection(one),
        ]),
    characterSection(one),
    prose(text('heads.whatItsYearsAreConnectedWith'), text(`signs.${one.id}.theme`)),
    ...(of === 'usStates' ? [strengthsSection(one)] : []),
    ...(suits || of === 'usStates' ? [matchesSection(one)] : []),
  ];
}

/** The expectations of custom for some signs in a trade or in business. */
const expectedOfSome = ({ of, rowKind = null }: Asked, signs: readonly ZodiacSign[]): Section => ({
  heading: text('heads.whatTheseSignsBring'),
  blocks: [
    bulletList(
      signs.map((each) => {
        const business = `${each.name}: ${lowerFirst(each.businessTraits)}`;
        const [expected] = expectedIn(of, rowKind ?? '', each);
        return expected === undefined ? business : `${business} ${expected}`;
      }),
    ),
  ],
});

const ofYear = (of: TableName, year: number, context: Context): readonly Section[] => [
  kindsSection({ of, year }, context),
  ...countriesOfYear(of, year, context),
  ...(of === 'companies' ? foundedSixtyYearsBefore(year, context, { isLinked: false }) : []),
  prose(
    text('heads.theYearBehindTheDate'),
    text(`signs.${signOfYear(year).id}.theme`),
    text(`elements.${elementOfYear(year)}.year`),
    text(`elements.${elementOfYear(year)}.meaning`),
  ),
  characterSection(signOfYear(year)),
  prose(
    text('heads.inBusiness'),
    filled(text('career.business'), { business: lowerFirst(signOfYear(year).businessTraits) }),
  ),
  workSection(signOfYear(year)),
];

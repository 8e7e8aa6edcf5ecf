import type { ZodiacSign } from '@org/zodiac-core';
import { text } from '@org/content/articles';
import { text as ofRow } from '@org/content/rows';
import type { Founding } from '../article.ts';
import type { Section } from '../article-parts.ts';
import type { TableName } from '../claims/claim.ts';
import { filled } from '../claims/filled.ts';
import { bulletList, paragraph } from '../claims/markup.ts';
import { listed, lowerFirst } from '../claims/passage.ts';
import type { Age } from '../keyword/entities.ts';
import { signOfYear } from '../keyword/sign-words.ts';
import { isPart } from '../sections/list-findings.ts';
import { expectedOfAll, kindsSection, oneOfEach } from '../sections/list-sections.ts';
import { countsByYear, periodsSection, yearsWithTheMost } from '../sections/list-years.ts';
import { fullList, rowsTable } from '../sections/row-sections.ts';
import {
  characterSection,
  matchesSection,
  matchesTable,
  prose,
  workSection,
} from '../sections/sign-sections.ts';
import { expectedOfSign } from '../sections/trade-sections.ts';
import { elementOfYear } from '../wording/calendar-phrases.ts';
import { bestPartnersOf, partnersOf } from '../wording/pairing-phrases.ts';
import { addedToYear } from '../wording/sign-phrases.ts';
import { rowsAsked, tableWords, totalAsked, type Asked } from '../wording/table-phrases.ts';
import type { Context } from '../kind.ts';

/** A table of rows with their dates. A single row is not listed, because the answer names it. */
export function namesSection(
  asked: Asked,
  rows: readonly Founding[],
  { facts }: Context,
): readonly Section[] {
  const { of, country, one } = asked;
  if (rows.length === 0) return [];
  if (rows.length === 1) return [{ heading: '', blocks: [fullList(of)] }];
  const isSome = country !== undefined && rows.length < rowsAsked(facts[of], asked).length;
  return [
    {
      heading: text('heads.namesWithTheirDates'),
      blocks: [
        ...(isSome ? [paragraph(filled(text('list.part'), { total: totalAsked(facts, asked) }))] : []),
        rowsTable(of, text('tables.peersOfKind'), rows, one),
        fullList(of),
      ],
    },
  ];
}

export function ofAllSigns(
  asked: Asked,
  age: Age | undefined,
  named: readonly Founding[],
  context: Context,
): readonly Section[] {
  return [
    ...(asked.country !== undefined && typeof asked.rowKind !== 'string' && asked.trade === undefined
      ? [kindsSection(asked, context)]
      : []),
    ...(age === undefined && !isPart(asked) ? oneOfEach(asked, named, context) : []),
    ...(isPart(asked) && asked.of !== 'usStates' ? periodsSection(asked, context) : []),
    ...yearsWithTheMost(asked, context),
    ...expectedOfAll(asked),
  ];
}

export function ofSign(
  asked: Asked & { readonly one: ZodiacSign },
  suits: readonly ZodiacSign[] | undefined,
  context: Context,
): readonly Section[] {
  const { of, one } = asked;
  const isOfStates = of === 'usStates';
  const known = expectedOfSign(asked, one);
  const expected = isOfStates && known.length === 0 ? [ofRow(`signs.states.${one.id}`)] : known;
  return [
    ...(!suits && !isPart(asked) ? [kindsSection({ of, one }, context)] : []),
    ...(suits ? [expectedOfSome(asked, suits)] : []),
    ...(!suits && expected.length > 0
      ? [
          {
            heading: text(isOfStates ? 'heads.expectedOfTheSign' : 'heads.whatTraditionExpects'),
            blocks: [paragraph(...expected)],
          },
        ]
      : []),
    ...(suits ? [] : [countsByYear(asked, context)]),
    ...(of === 'companies' ? [workSection(one)] : of === 'carBrands' ? [characterSection(one)] : []),
    ...(suits ? [prose(text('heads.whatItsYearsAreConnectedWith'), text(`signs.${one.id}.theme`))] : []),
    suits ? matchesSection(one) : whomTheySuit(of, one),
  ];
}

/** The expectations of custom for some signs in a trade or in business. */
const expectedOfSome = (asked: Asked, signs: readonly ZodiacSign[]): Section => ({
  heading: text('heads.whatTheseSignsBring'),
  blocks: [
    bulletList(
      signs.map((each) => {
        const business = `${each.name}: ${lowerFirst(each.businessTraits)}`;
        const [expected] = expectedOfSign(asked, each);
        return expected === undefined ? business : `${business} ${expected}`;
      }),
    ),
  ],
});

export const ofYear = (of: TableName, year: number, context: Context): readonly Section[] => [
  kindsSection({ of, year }, context),
  prose(
    text('heads.theYearBehindTheDate'),
    text(`signs.${signOfYear(year).id}.theme`),
    addedToYear(elementOfYear(year)),
  ),
  workSection(signOfYear(year)),
  whomTheySuit(of, signOfYear(year)),
];

/** The signs that are friends of the sign of some rows, and the one that stands opposite. */
const whomTheySuit = (of: TableName, one: ZodiacSign): Section => ({
  heading: text('heads.whomTheySuit'),
  blocks: [
    paragraph(
      filled(text('list.suit-whom'), {
        many: tableWords[of].many,
        best: bestPartnersOf(one),
        sign: one.name,
      }),
      of === 'companies'
        ? filled(text('list.suit-not'), {
            worst: listed(partnersOf(one, 'six-clash').map(({ name }) => name)),
          })
        : '',
    ),
    ...(of === 'usStates' ? [matchesTable(one)] : []),
  ],
});

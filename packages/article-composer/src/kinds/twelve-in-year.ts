import type { WriteYear } from '../kind.ts';
import { compatibility, zodiacSigns, type Relation, type ZodiacSign } from '@org/zodiac-core';
import { taiSui } from '@org/zodiac-core/pillars';
import { text } from '@org/content/articles';
import type { Section } from '../article-parts.ts';
import { filled } from '../claims/filled.ts';
import { paragraph, table } from '../claims/markup.ts';
import { listed, say, type Passage, type Phrase } from '../claims/passage.ts';
import { signOfYear } from '../keyword/sign-words.ts';
import { atWork, bondsInWords, inLove, luckiestOf, relationsOfPair } from '../sections/pair-sections.ts';
import { answer, prose, theSign } from '../sections/sign-sections.ts';
import {
  isYearOver,
  elementByYear,
  elementOfYear,
  nowAfter,
  signByYear,
  spanOfYear,
  yearByName,
  yearInFigures,
  zodiacYearOn,
} from '../wording/calendar-phrases.ts';
import { addedToYear } from '../wording/sign-phrases.ts';
import { pointsOfPair, rulesOfPair } from '../wording/pairing-phrases.ts';
import { signsOffending, theSignsOffending } from '../wording/tai-sui-phrases.ts';

/** What tradition connects with the animal and the element of a year. */
export const themeSection = (asked: number): Section =>
  prose(
    text('heads.whatTheYearIsConnectedWith'),
    text(`signs.${signOfYear(asked).id}.theme`),
    addedToYear(elementOfYear(asked)),
  );

/** Writes how a year relates to each of the twelve signs, by the rules of the branches. */
export const writeTwelve: WriteYear = (asked, { text: keyword }, { facts: { today } }) => ({
  title: filled(text(/\bluck/.test(keyword) ? 'titles.luckiestInYear' : 'titles.twelveInYear'), {
    sign: signByYear(asked),
    year: yearInFigures(asked),
  }),
  description: filled(text('titles.twelveInYearAbout'), {
    year: yearByName(asked),
    span: spanOfYear(asked),
  }),
  sections: [
    answer(
      filled(text('year.twelve'), {
        year: yearInFigures(asked),
        favors: isYearOver(asked, today) ? 'favored' : 'favors',
        good: supported(asked),
        advises: isYearOver(asked, today) ? 'advised' : 'advises',
        careful: theSignsOffending(asked),
        element: elementByYear(asked),
        sign: signByYear(asked),
        runs: isYearOver(asked, today) ? 'ran' : 'runs',
        span: spanOfYear(asked),
      }),
      nowAfter(asked, today),
    ),
    themeSection(asked),
    twelveTable(asked, text('year.offending')),
    ...signSections(asked, ordered(asked)),
  ],
  figure: { kind: 'bonds', sign: signOfYear(asked).id },
});

/** The signs that offend Tai Sui in a year. */
export const writeTaiSui: WriteYear = (asked, _entities, { facts: { today } }) => ({
  title: filled(text('titles.taiSui'), { year: yearInFigures(asked) }),
  description: filled(text('titles.taiSuiAbout'), {
    signs: signsOffending(asked),
    verb: isYearOver(asked, today) ? 'offended' : 'offend',
    year: yearByName(asked),
  }),
  sections: [
    answer(
      taiSuiOf(asked, today),
      nowAfter(asked, today),
      isYearOver(asked, today)
        ? filled(text('year.tai-now'), { signs: signsOffending(zodiacYearOn(today)) })
        : '',
    ),
    prose(text('heads.whatTaiSuiIs'), ...text('topics.tai sui.first').slice(1)),
    twelveTable(asked),
    ...signSections(
      asked,
      ordered(asked).filter((one) => taiSui(asked, one.id).relations.length > 0),
    ),
    prose(text('heads.whatCustomDoes'), ...text('topics.tai sui.second').slice(1)),
  ],
  figure: { kind: 'bonds', sign: signOfYear(asked).id },
});

const taiSuiOf = (asked: number, today: Date): Phrase =>
  filled(text('year.tai'), {
    year: yearInFigures(asked),
    signs: signsOffending(asked),
    verb: isYearOver(asked, today) ? 'offended' : 'offend',
  });

/** The signs by how much the rules support them in a year, best first. */
export const ordered = (asked: number): readonly ZodiacSign[] =>
  zodiacSigns.toSorted(
    (a, b) =>
      compatibility(b.id, signOfYear(asked).id).score - compatibility(a.id, signOfYear(asked).id).score,
  );

export const supported = (asked: number): Passage => listed(luckiestOf(asked).map(theSign));

export const twelveTable = (asked: number, ...intro: readonly Phrase[]): Section => ({
  heading: text('heads.twelve'),
  blocks: [
    ...(intro.length > 0 ? [paragraph(...intro)] : []),
    table(
      filled(text('titles.signsInYear'), {
        year: yearByName(asked),
        text: text('tables.signs').toLowerCase(),
      }),
      text('columns.signsInYear'),
      ordered(asked).map((one): Phrase[] => [
        one.name,
        pointsOfPair(one, signOfYear(asked)),
        rulesOfPair(one, signOfYear(asked)),
        taiSui(asked, one.id).relations.length > 0 ? 'offends' : 'no',
      ]),
    ),
  ],
});

/** The rules between a sign and the animal of a year. Rules that call for care come first. */
function rulesIn(one: ZodiacSign, asked: number): readonly [Relation, ...Relation[]] {
  const [basis = 'neutral', ...others] = relationsOfPair(one, signOfYear(asked));
  const more = others.filter((rule) => rule !== 'neutral' && rule !== 'three-meetings');
  const careful = more.filter((rule) => rule !== 'six-harmony' && rule !== 'three-harmonies');
  const [first = basis, ...rest] = taiSui(asked, one.id).relations.length > 0 ? careful : [];
  return basis === 'six-harmony' || basis === 'three-harmonies'
    ? [first, ...rest, ...(first === basis ? [] : [basis])]
    : [basis, ...more];
}

/** The group of the signs that no rule with an effect joins with the year. */
const quiet = 'quiet';

function groupIn(one: ZodiacSign, asked: number): string {
  const rules = rulesIn(one, asked);
  return rules[0] === 'neutral' || rules[0] === 'three-meetings' ? quiet : rules.join(' ');
}

/**
 * The meaning of the year for some signs by the rules. Signs with the same rules share a section, with the months of
 * each sign.
 */
const signSections = (asked: number, signs: readonly ZodiacSign[]): Section[] =>
  [...Map.groupBy(signs, (one) => groupIn(one, asked)).values()].flatMap((group) => {
    const [one] = group;
    if (!one) return [];
    const [first, ...others] = rulesIn(one, asked);
    const heading = say`${listed(group.map(({ name }) => name))}: ${text(`relations.${first}.mood`)}`;
    if (groupIn(one, asked) === quiet)
      return prose(
        heading,
        filled(text('year.quiet'), { signs: listed(group.map(theSign)), year: yearInFigures(asked) }),
      );
    return {
      heading,
      blocks: [
        paragraph(
          text(`relations.${first}.year`),
          text(`relations.${first}.year-means`),
          others.length === 0
            ? ''
            : filled(text('year.also'), {
                relation: bondsInWords(others),
              }),
        ),
        paragraph(inLove(first), atWork(first), text(`relations.${first}.year-do`)),
      ],
    };
  });

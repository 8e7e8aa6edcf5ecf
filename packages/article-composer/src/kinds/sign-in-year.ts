import { zodiacSigns, type Element, type ZodiacSign } from '@org/zodiac-core';
import { taiSui } from '@org/zodiac-core/pillars';
import { text } from '@org/content/articles';
import type { Section } from '../article-parts.ts';
import { filled } from '../claims/filled.ts';
import { paragraph, table } from '../claims/markup.ts';
import { listed, upperFirst, type Phrase } from '../claims/passage.ts';
import { answer, prose } from '../sections/sign-sections.ts';
import { atWork, inLove, partnersSection, relationsOfPair } from '../sections/pair-sections.ts';
import { signOfYear } from '../keyword/sign-words.ts';
import {
  elementByYear,
  elementOfYear,
  isYearOver,
  spanOfYear,
  yearByName,
  signByYear,
  yearInFigures,
  zodiacYearOn,
} from '../wording/calendar-phrases.ts';
import { bestPartnersOf } from '../wording/pairing-phrases.ts';
import { fixedElement, plural } from '../wording/sign-phrases.ts';
import { isHarmony, monthsOf } from '../wording/months-of-sign.ts';
import type { Kind } from '../kind.ts';
import { bondOfElements } from './pair-parts.ts';

type Focus = 'general' | 'love' | 'work';

/** The bonds that a sign can have beside its main one. */
const secondBonds = ['punishment', 'six-destruction'] as const;

/** The meaning of a year for a sign in tradition, without a forecast. */
export const signInYear: Kind<Focus> = {
  id: 'sign in a year',
  needs: { signs: 1, years: 1 },
  fits: ({ years: [year = 0] }, today) => year >= today.getUTCFullYear() - 1,
  focuses: {
    general:
      'expect horoscope horoscope forecast forecasts predict prediction prediction predictions predictions luck lucky unlucky fortune outlook year tai sui own bad month months monthly',
    love: 'horoscope forecast prediction predictions love romance romantic relationship relationships marriage marry dating partner wedding single',
    work: 'horoscope forecast prediction predictions career careers job jobs work business boss success promotion',
  },
  category: () => 'years',
  key: ({ signs: [one], years: [year] }, focus) =>
    `${one?.id ?? ''} in ${year ?? ''}${focus === 'general' ? '' : ` ${focus}`}`,
  write({ signs: [one = zodiacSigns[0] as ZodiacSign], years: [year = 0], text: keyword }, focus, context) {
    const ruler = signOfYear(year);
    const [basis = 'neutral', ...others] = relationsOfPair(one, ruler);
    const mood = text(`relations.${basis}.mood`);
    const { today } = context.facts;
    const isOver = isYearOver(year, today);
    // For a year that is over, the advice is for the present year.
    const advised = isOver ? zodiacYearOn(today) : year;
    const verb = isOver ? 'was' : 'is';
    const calls = isOver ? 'called' : 'calls';
    const general = prose(
      text('heads.yearFor'),
      focus === 'general' ? text(`relations.${basis}.year-means`) : '',
      ...secondBonds
        .filter((each) => others.includes(each))
        .map((each) => text(`relations.${each}.year-also`)),
      text(`signs.${ruler.id}.theme`),
      elementsOf(one, elementOfYear(year)),
    );
    const ofSide = (side: 'love' | 'work'): Section =>
      prose(
        text(side === 'love' ? 'heads.yearLove' : 'heads.yearWork'),
        ...(focus === side
          ? [text(`relations.${basis}.year`), text(`relations.${basis}.year-means`)]
          : [side === 'love' ? inLove(basis) : atWork(basis)]),
        text(`signs.${one.id}.${side}`),
      );
    const said: Readonly<Record<Focus, Phrase>> = {
      general:
        one === ruler
          ? filled(text('year-of-sign.answer'), { year: yearInFigures(year), calls, mood, sign: one.name })
          : filled(text('year-of-sign.reason'), {
              year: yearInFigures(year),
              calls,
              verb,
              mood,
              sign: one.name,
              ruler: ruler.name,
              sign2: one.name,
              bond: text(`relations.${basis}.two`),
            }),
      love: filled(text('year-of-sign.love'), {
        year: yearInFigures(year),
        calls,
        mood,
        people: plural(one),
      }),
      work: filled(text('year-of-sign.work'), {
        year: yearInFigures(year),
        calls,
        mood,
        people: plural(one),
      }),
    };
    const titles: Readonly<Record<Focus, Phrase>> = {
      general: filled(text('titles.signInYear'), { sign: one.name, year: yearInFigures(year) }),
      love: filled(text('titles.loveInYear'), { sign: one.name, year: yearInFigures(year) }),
      work: filled(text('titles.careerInYear'), { sign: one.name, year: yearInFigures(year) }),
    };
    return {
      title: titles[focus],
      description: filled(text(abouts[focus]), { sign: one.name, year: yearByName(year) }),
      sections: [
        answer(
          said[focus],
          focus === 'general' && one === ruler ? filled(text('year-of-sign.own'), { verb }) : '',
          // Leaves out advice for a year that is over.
          isOver
            ? ''
            : focus === 'general'
              ? text(`relations.${basis}.year-do`)
              : upperFirst(text(`relations.${basis}.year-${focus}`)),
          focus === 'love' && !isOver
            ? filled(text('year-of-sign.partners'), { best: bestPartnersOf(one) })
            : '',
          isOver
            ? nowFor(one, zodiacYearOn(today))
            : basis === 'neutral' || basis === 'three-meetings' || /\bmonth/.test(keyword)
              ? helpfulMonths(one, year)
              : filled(text('year-of-sign.span'), { span: spanOfYear(year) }),
        ),
        ...(focus === 'general' ? [general, ofSide('love'), ofSide('work')] : [ofSide(focus)]),
        ...adviceSection(one, advised),
        monthsSection(one, advised, focus),
        ...(focus === 'general' ? [] : [partnersSection(text(partners[focus]), one, focus)]),
      ],
      figure: { kind: 'bonds', sign: one.id },
      sources: [
        ...(taiSui(year, one.id).relations.length > 0 ? (['tai sui'] as const) : []),
        'branches',
        'solar terms',
      ],
    };
  },
};

const abouts = {
  general: 'titles.signInYearAbout',
  love: 'titles.loveInYearAbout',
  work: 'titles.careerInYearAbout',
} as const satisfies Record<Focus, string>;

/** The headings of the sections on the best and worst partners. */
const partners = { love: 'heads.whyTheseSigns', work: 'heads.partnersAndRivals' } as const;

/** Ends an article on a past year with the meaning of the present year for the sign. */
const nowFor = (one: ZodiacSign, now: number): Phrase =>
  filled(text('year-of-sign.now'), {
    element: elementByYear(now),
    ruler: signByYear(now),
    span: spanOfYear(now),
    mood: text(`relations.${relationsOfPair(one, signOfYear(now))[0] ?? 'neutral'}.mood`),
    sign: one.name,
  });

/** The customs of a sign that offends Tai Sui in the year. */
function adviceSection(one: ZodiacSign, year: number): readonly Section[] {
  return taiSui(year, one.id).relations.length === 0
    ? []
    : [prose(text('heads.advice'), filled(text('year-of-sign.tai-sui'), { sign: one.name }))];
}

/** The months whose animals have a bond with the sign, and what the bond advises. */
const monthsSection = (one: ZodiacSign, year: number, focus: Focus): Section => ({
  heading: text('heads.monthsThatStandOut'),
  blocks: [
    paragraph(filled(text('year-of-sign.months'), { sign: one.name })),
    table(
      filled(text('titles.monthsOfSign'), { sign: one.name, year: yearByName(year) }),
      text('columns.monthsOfSign'),
      monthsOf(one, year).map(({ animal, rule, begins, next }): Phrase[] => [
        animal.name,
        begins,
        next,
        text(`relations.${rule}.name`),
        focus === 'general'
          ? text(`relations.${rule}.year-do`)
          : ofMonth(text(`relations.${rule}.year-${focus}`)),
      ]),
    ),
  ],
});

/** Applies a text about a year to a month. */
const ofMonth = (said: string): string => upperFirst(said.replace('the year', 'the month'));

/** Names the months whose animals are in harmony with the sign. */
const helpfulMonths = (one: ZodiacSign, year: number): Phrase =>
  filled(text('year-of-sign.helpful-months'), {
    sign: one.name,
    animals: listed(
      monthsOf(one, year)
        .filter(({ rule }) => isHarmony(rule))
        .map(({ animal }) => animal.name),
    ),
  });

/** A sentence that compares the element of a year with the fixed element of a sign. */
function elementsOf(one: ZodiacSign, element: Element): Phrase {
  const values = { sign: one.name, own: fixedElement(one), element };
  if (one.element === element) return filled(text('year-of-sign.companions'), values);
  const { feeds, giver } = bondOfElements(one.element, element);
  const gives = giver === one.element;
  if (feeds) return filled(text(gives ? 'year-of-sign.output' : 'year-of-sign.resource'), values);
  return filled(text(gives ? 'year-of-sign.wealth' : 'year-of-sign.officers'), values);
}

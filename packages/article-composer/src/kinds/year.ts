import {
  compatibility,
  getChineseNewYear,
  getStartOfSpring,
  zodiacSigns,
  type ZodiacSign,
} from '@org/zodiac-core';
import { taiSui } from '@org/zodiac-core/pillars';
import { text } from '@org/content/articles';
import type { Section } from '../article-parts.ts';
import { filled } from '../claims/filled.ts';
import { paragraph, table } from '../claims/markup.ts';
import { listed, say, stated, type Passage, type Phrase } from '../claims/passage.ts';
import type { Entities } from '../find/entities.ts';
import { answer, characterSection, prose, storySection } from '../sections/sign-sections.ts';
import { foundedIn } from '../sections/row-sections.ts';
import { relationsOfPair } from '../sections/pair-sections.ts';
import {
  elementByYear,
  elementOfYear,
  lengthOfYear,
  newYearsDay,
  newYearsDayIn,
  newYearsEve,
  placeInCycle,
  signByYear,
  signOfYear,
  spanOfYear,
  startOfSpring,
  yearByName,
  yearInFigures,
  yearsOfSign,
} from '../wording/calendar-phrases.ts';
import { dateOfFestival, festivalNames, festivalsTable } from '../wording/festivals.ts';
import { oneOfRelation, pointsOfPair } from '../wording/pairing-phrases.ts';
import { plural } from '../wording/sign-phrases.ts';
import { signsOffending } from '../wording/tai-sui-phrases.ts';
import { weekdayOf } from '../wording/weekday-of.ts';
import { yearsTable } from '../wording/years-table.ts';
import { beliefOn } from './element.ts';
import type { Context, Kind, KindArticle } from './kind.ts';

type Focus = 'year' | 'twelve' | 'new year' | 'tai sui';

/** One year of the calendar: its animal and dates, its New Year, or how it stands to all twelve signs. */
export const year: Kind<Focus> = {
  id: 'year',
  needs: { years: 1, signs: [0, 2], elements: [0, 1] },
  fits: ({ years: [asked = 0], signs: [one] }, today) =>
    one === undefined || one === signOfYear(asked) || asked < today.getUTCFullYear(),
  focuses: {
    year: 'year years animal element dates date born birth birthday meaning calendar begin start end long days january february march april june july august september october november december',
    twelve:
      'predictions prediction predict forecast forecasts horoscope horoscopes luck lucky luckiest unlucky unluckiest best worst fortune twelve 12 favored outlook good bad',
    'new year': 'new year lunar cny spring festival eve date holiday celebration tet seollal',
    'tai sui': 'tai sui offend offends offending clash conflict god',
  },
  category: () => 'years',
  key: ({ years: [asked] }, focus) => (focus === 'year' ? `year ${asked ?? ''}` : `${focus} ${asked ?? ''}`),
  write(entities, focus, context) {
    const {
      years: [asked = 0],
    } = entities;
    return { ...writers[focus](asked, entities, context), sources: ['calendar', 'tai sui'] };
  },
};

type Written = Omit<KindArticle, 'sources'>;

const writers: Readonly<Record<Focus, (year: number, entities: Entities, context: Context) => Written>> = {
  year: (asked, entities, context) => {
    const isPast = asked < context.facts.today.getUTCFullYear();
    return {
      title: say`${yearByName(asked)}: Chinese Zodiac Year and Dates`,
      description: say`${yearByName(asked)} runs from ${spanOfYear(asked)}: its animal and element, the dates, and all twelve signs.`,
      sections: [
        answerOf(asked, entities),
        calendarSection(asked),
        themeSection(asked),
        ...(isPast ? [bornSection(asked)] : [twelveSection(asked)]),
        ...foundedIn(asked, context),
        { heading: text('heads.festivals'), blocks: [festivalsTable(asked)] },
        againSection(asked),
        ...(isPast ? [twelveSection(asked)] : [bornSection(asked)]),
        storySection(signOfYear(asked)),
      ],
      questions: [
        [say`Which element does ${yearInFigures(asked)} have?`, say`It is ${elementByYear(asked)}.`],
        [
          'What about birthdays in January?',
          filled(text('year.before'), { year: yearInFigures(asked), other: signByYear(asked - 1) }),
        ],
      ],
      figure: {
        kind: 'year',
        year: asked,
        marks: [{ label: 'Start of Spring', date: getStartOfSpring(asked) }],
      },
    };
  },
  twelve: (asked) => ({
    title: say`Year of the ${signByYear(asked)} ${yearInFigures(asked)}: All Twelve Signs`,
    description: say`What tradition says of all twelve signs in the ${yearByName(asked)} year, from ${spanOfYear(asked)}, with the rule for each.`,
    sections: [
      answer(
        filled(text('year.twelve'), {
          year: yearByName(asked),
          good: supported(asked),
          careful: careful(asked),
        }),
      ),
      twelveTable(asked),
      ...ordered(asked).map((one) => signSection(one, asked)),
      themeSection(asked),
      calendarSection(asked),
      { heading: text('heads.festivals'), blocks: [festivalsTable(asked)] },
    ],
    questions: [
      [
        'Which signs offend Tai Sui?',
        filled(text('year.tai'), { year: yearInFigures(asked), signs: signsOffending(asked) }),
      ],
      ['Does this foretell what will happen?', 'No. It tells what tradition reads in the calendar.'],
    ],
    figure: { kind: 'bonds', sign: signOfYear(asked).id },
  }),
  'new year': (asked, _entities, context) => ({
    title: say`Chinese New Year ${firstDayYear(asked)}: Date and Animal`,
    description: say`${newYearsDay(asked)} is New Year’s Day of the ${yearByName(asked)} year. The eve, the festivals, customs, and the years around it.`,
    sections: [
      answer(
        filled(text('year.new'), {
          year: firstDayYear(asked),
          verb: asked < context.facts.today.getUTCFullYear() ? 'fell' : 'falls',
          weekday: weekdayOf(getChineseNewYear(asked)),
          day: newYearsDay(asked),
          element: elementByYear(asked),
          sign: signByYear(asked),
        }),
        say`New Year’s Eve is ${newYearsEve(asked)}.`,
      ),
      prose('What people do', ...text('customs.new-year')),
      { heading: text('heads.festivals'), blocks: [festivalsTable(asked)] },
      prose('Why the date moves', text('topics.calendar.answer'), ...text('topics.calendar.first').slice(1)),
      prose('Why red', text('topics.red.answer'), ...text('topics.red.second').slice(1)),
      themeSection(asked),
      {
        heading: 'The dates around it',
        blocks: [yearsTable('New Years before and after', calendarYears(asked - 4, asked + 6))],
      },
      calendarSection(asked),
    ],
    questions: [
      ['How long does the New Year season last?', 'Fifteen days, until the Lantern Festival.'],
      [
        'Is it the same day in Vietnam and Korea?',
        'Nearly always. In a few years the time zone moves it by a day.',
      ],
    ],
    figure: {
      kind: 'year',
      year: asked,
      marks: (['lantern', 'dragon boat', 'mid-autumn'] as const).map((festival) => ({
        label: festivalNames[festival].short,
        date: dateOfFestival(festival, asked),
      })),
    },
  }),
  'tai sui': (asked) => ({
    title: say`Tai Sui ${yearInFigures(asked)}: Which Signs Offend It`,
    description: say`${signsOffending(asked)} offend Tai Sui in the ${yearByName(asked)} year. Why, what custom does, and the years ahead.`,
    sections: [
      answer(filled(text('year.tai'), { year: yearByName(asked), signs: signsOffending(asked) })),
      prose('What Tai Sui is', ...text('topics.tai sui.first').slice(1)),
      twelveTable(asked),
      ...ordered(asked)
        .filter((one) => taiSui(asked, one.id).relations.length > 0)
        .map((one) => signSection(one, asked)),
      prose('What custom does', ...text('topics.tai sui.second').slice(1)),
      themeSection(asked),
      calendarSection(asked),
    ],
    questions: [
      ['Which signs does the year support?', say`By tradition ${supported(asked)}.`],
      ['Is the list always the same length?', 'No. Temples differ about the smaller bonds.'],
    ],
    figure: { kind: 'bonds', sign: signOfYear(asked).id },
  }),
};

function answerOf(asked: number, { signs, text: keyword, words }: Entities): Section {
  const ruler = signOfYear(asked);
  const [one, ...others] = signs;
  const name = {
    year: yearInFigures(asked),
    element: elementByYear(asked),
    sign: signByYear(asked),
    span: spanOfYear(asked),
  };
  const before = filled(text('year.before'), { year: yearInFigures(asked), other: signByYear(asked - 1) });
  if (one && others.length === 0 && one !== ruler)
    return answer(
      filled(text('year.no'), {
        ...name,
        asked: one.name,
        nearest: listed(yearsOfSign(one, asked - 12, asked + 12).map(yearByName)),
      }),
    );
  const isAsked = one === ruler && /^(?:is|was)\b/.test(keyword);
  const isOfCharacter = words.some((word) => /^(?:personality|character|traits?)$/.test(word));
  return answer(
    filled(isAsked ? text('year.yes') : text('year.answer'), name),
    isOfCharacter
      ? say`People of the ${elementByYear(asked)} ${signByYear(asked)} are described as ${ruler.traits.toLowerCase()}, with ${text(`quality.${elementOfYear(asked)}`)}.`
      : before,
  );
}

/** The signs by how much the rules support them in a year, best first. */
const ordered = (asked: number): readonly ZodiacSign[] =>
  zodiacSigns.toSorted(
    (a, b) =>
      compatibility(b.id, signOfYear(asked).id).score - compatibility(a.id, signOfYear(asked).id).score,
  );

const supported = (asked: number): Passage =>
  listed(
    ordered(asked)
      .filter((one) => compatibility(one.id, signOfYear(asked).id).score >= 85)
      .map(({ name }) => name),
  );

const careful = (asked: number): Passage => signsOffending(asked);

const twelveTable = (asked: number): Section => ({
  heading: text('heads.twelve'),
  blocks: [
    table(
      say`Each sign in the ${yearByName(asked)} year; ${text('tables.signs').toLowerCase()}`,
      ['Sign', 'Points', 'Rule', 'Offends Tai Sui'],
      ordered(asked).map((one): Phrase[] => [
        one.name,
        pointsOfPair(one, signOfYear(asked)),
        oneOfRelation[compatibility(one.id, signOfYear(asked).id).basis],
        taiSui(asked, one.id).relations.length > 0 ? 'yes' : 'no',
      ]),
    ),
  ],
});

/** The year for one sign, in three sentences. */
function signSection(one: ZodiacSign, asked: number): Section {
  const [basis = 'neutral'] = relationsOfPair(one, signOfYear(asked));
  return prose(
    say`${one.name}: ${text(`relations.${basis}.mood`)}`,
    `${text(`relations.${basis}.year`)} ${text(`relations.${basis}.year-do`)}`,
  );
}

function twelveSection(asked: number): Section {
  const section = twelveTable(asked);
  return {
    ...section,
    blocks: [
      paragraph(
        filled(text('year.twelveOnly'), {
          year: yearByName(asked),
          good: supported(asked),
          careful: careful(asked),
        }),
      ),
      ...section.blocks,
    ],
  };
}

const themeSection = (asked: number): Section =>
  prose(
    'What the year is connected with',
    text(`signs.${signOfYear(asked).id}.theme`),
    text(`elements.${elementOfYear(asked)}.year`),
    text(`elements.${elementOfYear(asked)}.meaning`),
  );

function bornSection(asked: number): Section {
  const ruler = signOfYear(asked);
  const character = characterSection(ruler);
  return {
    heading: text('heads.born'),
    blocks: [
      paragraph(
        filled(text('year.born'), { element: elementByYear(asked), people: plural(ruler) }),
        text(`elements.${elementOfYear(asked)}.pillar`),
      ),
      ...character.blocks,
      paragraph(text(`elements.${elementOfYear(asked)}.people`)),
      ...beliefOn(asked).map((each) => paragraph(each)),
    ],
  };
}

function calendarSection(asked: number): Section {
  const cycle = placeInCycle(asked);
  const length = lengthOfYear(asked);
  return {
    heading: text('heads.calendar'),
    blocks: [
      table(
        say`The ${yearByName(asked)} year`,
        [],
        [
          ['New Year’s Day', newYearsDay(asked)],
          ['Last day', newYearsEve(asked + 1)],
          ['Days', stated(length, ({ days }) => String(days))],
          [
            'Leap month',
            stated(length, ({ leapMonth }) => (leapMonth === null ? 'none' : `after month ${leapMonth}`)),
          ],
          ['Stem and branch', stated(cycle, ({ name, pinyin }) => `${name}, ${pinyin}`)],
          ['Place in the cycle of sixty', stated(cycle, ({ place }) => String(place))],
          ['Yin or Yang', stated(cycle, ({ polarity }) => polarity)],
          ['Start of Spring', startOfSpring(asked)],
          ...(asked >= 1968 && asked <= 2100
            ? [['New Year in Vietnam', newYearsDayIn('vietnam', asked)]]
            : []),
          ...(asked >= 1912 && asked <= 2100 ? [['New Year in Korea', newYearsDayIn('korea', asked)]] : []),
          ['Offending Tai Sui', signsOffending(asked)],
        ],
      ),
    ],
  };
}

/** The neighbors in the round of twelve, without gaps, and in that of sixty. */
function againSection(asked: number): Section {
  const sign = signOfYear(asked);
  const rows = yearsOfSign(sign, asked - 36, asked + 36).filter(isInCalendar);
  return {
    heading: filled(text('heads.again'), { sign: sign.name }),
    blocks: [
      ...(isInCalendar(asked - 60) && isInCalendar(asked + 60)
        ? [
            paragraph(
              filled(text('year.cycle'), {
                before: yearInFigures(asked - 60),
                after: yearInFigures(asked + 60),
              }),
            ),
          ]
        : []),
      yearsTable(`Years of the ${sign.name} around it`, rows),
    ],
  };
}

const isInCalendar = (each: number): boolean => each > 1583 && each < 2200;

const calendarYears = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, at) => first + at).filter(isInCalendar);

const firstDayYear = (asked: number): Passage =>
  stated({ kind: 'first day', year: asked, date: getChineseNewYear(asked) }, ({ date }) => String(date.year));

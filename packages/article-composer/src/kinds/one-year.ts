import { getChineseNewYear, getStartOfSpring } from '@org/zodiac-core';
import { text } from '@org/content/articles';
import type { Section } from '../article-parts.ts';
import { filled } from '../claims/filled.ts';
import { paragraph } from '../claims/markup.ts';
import { listed, type Phrase } from '../claims/passage.ts';
import type { Entities } from '../keyword/entities.ts';
import { areMinors } from '../keyword/minors.ts';
import { signOfYear } from '../keyword/sign-words.ts';
import {
  answer,
  characterSection,
  childrenSection,
  described,
  helpSection,
  prose,
  schoolSection,
  storySection,
  workSection,
} from '../sections/sign-sections.ts';
import {
  elementByYear,
  elementOfYear,
  isInCalendar,
  isYearOver,
  lastAndNextYear,
  monthNames,
  newYearsDay,
  nextNewYear,
  signByYear,
  spanOfYear,
  yearByName,
  yearInFigures,
  yearsOfSign,
} from '../wording/calendar-phrases.ts';
import { addedBy, addedToYear, comparedWithOthers, plural } from '../wording/sign-phrases.ts';
import { bestPartnersOf, partnersOf } from '../wording/pairing-phrases.ts';
import { theSignsOffending } from '../wording/tai-sui-phrases.ts';
import { yearsTable } from '../wording/years-table.ts';
import { beliefOn } from './element.ts';
import type { Context, WriteYear } from '../kind.ts';
import { supported, themeSection, twelveTable } from './twelve-in-year.ts';

/** A year of the calendar: its animal, its dates, and the people born in it. */
export const writeYear: WriteYear = (asked, entities, context) => {
  const isOver = isYearOver(asked, context.facts.today);
  const month = monthIn(entities.text);
  // A birthday in a month before New Year belongs to the year before.
  const told = month !== undefined && placeOf(month, asked) === 'before' ? asked - 1 : asked;
  const belief = beliefOn(asked).map((each) =>
    prose(text('heads.aBeliefAboutTheFireHorse'), each, fireHorses(asked)),
  );
  return {
    title:
      month === undefined
        ? filled(text(isOver && belief.length > 0 ? 'titles.fireHorse' : 'titles.year'), {
            year: yearByName(asked),
          })
        : filled(text('titles.bornInMonth'), { month, year: yearInFigures(asked) }),
    description:
      month === undefined
        ? filled(text('titles.yearAbout'), {
            year: yearByName(asked),
            span: spanOfYear(asked),
            more: text(isOver || isOfBabies(entities.text) ? 'labels.itsPeople' : 'labels.allTwelve'),
          })
        : filled(text('titles.bornInMonthAbout'), { month, year: yearInFigures(asked) }),
    sections: [
      answerOf(asked, entities, context.facts.today),
      ...(isOver ? belief : []),
      ...(month === undefined ? [] : bornBefore(asked, month)),
      ...(asksForMeaning(entities.text) || month !== undefined ? [] : [themeSection(asked)]),
      ...(isOver
        ? [bornSection(told, month), ...livesOf(told, context)]
        : isOfBabies(entities.text)
          ? [childrenSection(signOfYear(asked))]
          : [twelveSection(asked)]),
      againSection(told, context.facts.today),
      storySection(signOfYear(told)),
      ...(isOver ? [] : [bornSection(asked), ...belief]),
      // People born in a year that is not over are children.
      ...(isOver && !areMinors(told, context.facts.today) ? [helpSection(signOfYear(told))] : []),
    ],
    figure: {
      kind: 'year',
      year: asked,
      marks: [{ label: text('labels.startOfSpring'), date: getStartOfSpring(asked) }],
    },
  };
};

/** The sign of a birthday in a year, if the keyword names its month. */
function answerForMonth(asked: number, keyword: string): Phrase | undefined {
  const month = monthIn(keyword);
  return month === undefined
    ? undefined
    : filled(text(`year.in-month.${placeOf(month, asked)}`), {
        month,
        year: yearInFigures(asked),
        element: elementByYear(asked - 1),
        other: signByYear(asked - 1),
        own: elementByYear(asked),
        sign: signByYear(asked),
        day: newYearsDay(asked),
        span: spanOfYear(asked),
      });
}

/** The month that a keyword names. */
const monthIn = (keyword: string): string | undefined =>
  monthNames.find((name) => new RegExp(String.raw`\b${name}\b|\b${name.slice(0, 3)}\b`, 'i').test(keyword));

/** Whether a month is before New Year of its year, has it, or comes after it. */
function placeOf(month: string, year: number): 'before' | 'around' | 'after' {
  const difference = monthNames.indexOf(month) + 1 - getChineseNewYear(year).month;
  return difference < 0 ? 'before' : difference === 0 ? 'around' : 'after';
}

/** The sign of the year before, for a month that New Year divides. */
const bornBefore = (asked: number, month: string): readonly Section[] =>
  placeOf(month, asked) !== 'around'
    ? []
    : [
        prose(
          filled(text('heads.bornBefore'), { day: newYearsDay(asked), sign: yearByName(asked - 1) }),
          described(signOfYear(asked - 1)),
          comparedWithOthers(elementOfYear(asked - 1), signOfYear(asked - 1)),
        ),
      ];

const fireHorses = (asked: number): Phrase =>
  filled(text('pillar.belief-years'), {
    years: listed([asked - 60, asked, asked + 60].filter(isInCalendar).map(yearInFigures)),
  });

/** Whether a keyword asks what a year means, as in "fire horse 2026 meaning" or "what happens in 2028". */
const asksForMeaning = (keyword: string): boolean => /\bmean|\bhappen|\bexpect|\bbring/.test(keyword);

/** Whether a keyword asks about the children born in a year. */
const isOfBabies = (keyword: string): boolean => /\bbab(?:y|ies)\b|\bchild|\bnewborn/.test(keyword);

function answerOf(asked: number, { signs, text: keyword, words }: Entities, today: Date): Section {
  const ruler = signOfYear(asked);
  const [one, ...others] = signs;
  const name = {
    year: yearInFigures(asked),
    verb: isYearOver(asked, today) ? 'was' : 'is',
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
  if (isOfBabies(keyword) && !isYearOver(asked, today))
    return answer(filled(text('year.baby'), name), before);
  const ofMonth = answerForMonth(asked, keyword);
  if (ofMonth !== undefined) return answer(ofMonth);
  if (words.includes('element'))
    return answer(filled(text('year.element'), name), filled(text('year.answer'), name), before);
  if (asksForMeaning(keyword))
    return answer(
      filled(text('year.answer'), name),
      text(`signs.${ruler.id}.theme`),
      addedToYear(elementOfYear(asked)),
    );
  const isAsked = one === ruler && /^(?:is|was)\b/.test(keyword);
  const isOfCharacter = words.some((word) => /^(?:personality|character|traits?)$/.test(word));
  return answer(
    filled(isAsked ? text('year.yes') : text('year.answer'), name),
    isOfCharacter
      ? filled(text('year.people'), {
          element: elementByYear(asked),
          sign: signByYear(asked),
          traits: ruler.traits.toLowerCase(),
          quality: addedBy(elementOfYear(asked), ruler),
        })
      : before,
    isYearOver(asked, today)
      ? filled(text('year.over'), {
          sign: signByYear(asked),
          day: newYearsDay(yearsOfSign(ruler, nextNewYear(today), nextNewYear(today) + 11)[0] ?? asked),
        })
      : '',
  );
}

const twelveSection = (asked: number): Section =>
  twelveTable(
    asked,
    filled(text('year.twelveOnly'), {
      year: yearInFigures(asked),
      good: supported(asked),
      careful: theSignsOffending(asked),
    }),
    text('year.offending'),
  );

function bornSection(asked: number, month?: string): Section {
  const ruler = signOfYear(asked);
  const character = characterSection(ruler);
  return {
    heading:
      month === undefined || placeOf(month, asked) !== 'around'
        ? text('heads.born')
        : filled(text('heads.bornFrom'), { day: newYearsDay(asked), sign: yearByName(asked) }),
    blocks: [
      ...character.blocks,
      paragraph(
        filled(text('year.born'), { element: elementByYear(asked), people: plural(ruler) }),
        comparedWithOthers(elementOfYear(asked), ruler),
      ),
    ],
  };
}

/** Love and work of the people born in a year if they are adults; otherwise children of the sign. */
const livesOf = (asked: number, { facts }: Context): readonly Section[] => {
  const sign = signOfYear(asked);
  return areMinors(asked, facts.today)
    ? [childrenSection(sign), schoolSection(sign)]
    : [
        prose(
          filled(text('heads.love'), { people: plural(sign) }),
          text(`signs.${sign.id}.love`),
          filled(text('sign.love'), {
            sign: sign.name,
            best: bestPartnersOf(sign),
            worst: listed(partnersOf(sign, 'six-clash').map(({ name }) => name)),
          }),
        ),
        workSection(sign),
      ];
};

/** Sixty years before and after a year, and the years of its sign up to the next one after today. */
function againSection(asked: number, today: Date): Section {
  const sign = signOfYear(asked);
  const [, next] = lastAndNextYear(sign, today);
  const rows = yearsOfSign(sign, asked - 36, Math.max(asked + 36, next)).filter(isInCalendar);
  return {
    heading: filled(text('heads.again'), { sign: sign.name }),
    blocks: [
      ...(isInCalendar(asked - 60) && isInCalendar(asked + 60)
        ? [
            paragraph(
              filled(text('year.cycle'), {
                element: elementByYear(asked),
                sign: sign.name,
                before: yearInFigures(asked - 60),
                after: yearInFigures(asked + 60),
              }),
            ),
          ]
        : []),
      yearsTable(filled(text('titles.yearsAround'), { sign: sign.name }), rows),
    ],
  };
}

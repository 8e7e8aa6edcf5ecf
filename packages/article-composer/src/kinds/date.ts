import { text } from '@org/content/articles';
import { getChineseNewYear, getStartOfSpring, type CalendarDate } from '@org/zodiac-core';
import { filled } from '../claims/filled.ts';
import { lowerFirst, stated } from '../claims/passage.ts';
import type { Entities } from '../keyword/entities.ts';
import {
  answer,
  characterSection,
  childrenSection,
  factsSection,
  friendsSection,
  helpSection,
  loveSection,
  matchesSection,
  prose,
  schoolSection,
  storySection,
  strengthsSection,
  workSection,
} from '../sections/sign-sections.ts';
import {
  birthDate,
  dateInWords,
  elementByYear,
  elementOfYear,
  isBefore,
  isYearOver,
  newYearsDay,
  signByYear,
  signOfDate,
  spanOfYear,
  springSign,
  yearByName,
  yearInFigures,
} from '../wording/calendar-phrases.ts';
import { comparedWithOthers, nameOfSign } from '../wording/sign-phrases.ts';
import type { Kind, KindArticle } from '../kind.ts';

const ageOfMajority = 18;

const isMinor = ({ year, month, day }: CalendarDate, today: Date): boolean =>
  Date.UTC(year + ageOfMajority, month - 1, day) > today.getTime();

/** The sign of a birthday. A person under 18 is matched with nobody. */
export const date: Kind<'sign'> = {
  id: 'birthday',
  needs: { dates: 1, signs: [0, 2] },
  focuses: { sign: 'born birthday birth date animal element year years am i cusp' },
  category: () => 'years',
  key: ({ dates: [one], eitherDate }) => `date ${JSON.stringify(eitherDate ?? one)}`,
  write({ dates: [one], eitherDate, signs, years }: Entities, _focus, { facts }): KindArticle {
    if (!one) throw new TypeError('The kind needs a date.');
    const { sign, year } = signOfDate(one);
    const [asked] = signs;
    // Only a birthday near New Year can have another sign by another rule.
    const isNearNewYear = one.month < 3;
    const day = stated(birthDate(one), (claim) => dateInWords(claim.date));
    const born = { date: day, sign: stated(birthDate(one), (claim) => nameOfSign(claim.sign)) };
    const other = eitherDate?.[1];
    const said = other
      ? filled(text(signOfDate(other).sign === sign ? 'date.either-same' : 'date.either'), {
          one: day,
          sign: born.sign,
          other: stated(birthDate(other), (claim) => dateInWords(claim.date)),
          second: stated(birthDate(other), (claim) => nameOfSign(claim.sign)),
        })
      : asked === undefined || signs.length > 1
        ? filled(text('date.answer'), { ...born, year: yearByName(year) })
        : filled(text('date.is'), {
            verdict: text(asked === sign ? 'labels.yes' : 'labels.no'),
            ...born,
            year: yearByName(year),
          });
    return {
      title: filled(text('titles.date'), { day }),
      description: filled(text('titles.dateAbout'), { day, sign: born.sign }),
      sections: [
        answer(
          said,
          isNearNewYear && !other
            ? filled(
                text(isBefore(one, getChineseNewYear(one.year)) ? 'date.new-year-later' : 'date.new-year'),
                {
                  day: newYearsDay(one.year),
                },
              )
            : '',
          other ? '' : filled(text('sign.described'), { sign: sign.name, traits: lowerFirst(sign.traits) }),
        ),
        prose(
          text('heads.theYearAroundIt'),
          filled(text('date.year'), {
            year: yearByName(year),
            runs: isYearOver(year, facts.today) ? 'ran' : 'runs',
            span: spanOfYear(year),
            other: signByYear(year - 1),
          }),
          isNearNewYear
            ? filled(text('date.spring'), {
                sign: stated(springSign(one), (claim) => nameOfSign(claim.sign)),
              })
            : '',
        ),
        characterSection(sign),
        prose(
          text('heads.whatTheElementAdds'),
          filled(text('year.element'), { year: yearInFigures(year), element: elementByYear(year) }),
          comparedWithOthers(elementOfYear(year), sign),
        ),
        ...(isMinor(one, facts.today)
          ? [
              strengthsSection(sign),
              childrenSection(sign),
              schoolSection(sign),
              storySection(sign),
              factsSection(sign),
            ]
          : [loveSection(sign), matchesSection(sign), workSection(sign), friendsSection(sign)]),
        ...(isNearNewYear
          ? [
              prose(
                text('heads.twoRulesForTheBeginningOf'),
                text('topics.spring.answer'),
                ...text('topics.spring.first').slice(1),
              ),
            ]
          : []),
        ...(isMinor(one, facts.today) ? [] : [helpSection(sign)]),
      ],
      questions: isNearNewYear ? [[text('questions.hour.ask'), text('questions.hour.say')]] : [],
      figure: {
        kind: 'year',
        year,
        marks: [
          { label: text('labels.theDate'), date: one },
          ...(years.length > 0
            ? [{ label: text('labels.startOfSpring'), date: getStartOfSpring(year) }]
            : []),
        ],
      },
      sources: isNearNewYear ? ['calendar', 'spring'] : ['calendar'],
    };
  },
};

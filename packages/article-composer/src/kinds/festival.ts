import { text } from '@org/content/articles';
import { filled } from '../claims/filled.ts';
import { table } from '../claims/markup.ts';
import { say, stated, type Phrase } from '../claims/passage.ts';
import { answer, prose } from '../sections/sign-sections.ts';
import type { Festival } from '../keyword/festival-patterns.ts';
import {
  calendarYearsBetween,
  isOrWas,
  isPast,
  lengthOfYear,
  newYearsDay,
  weekdayOf,
  yearByName,
  yearInFigures,
} from '../wording/calendar-phrases.ts';
import {
  dateOfFestival,
  dayOfFestival,
  dayOfLunarDate,
  festivalNames,
  isBeforeNewYear,
  lunarYearOf,
  nextYearOf,
} from '../wording/festivals.ts';
import type { Kind } from '../kind.ts';

/** A festival with its date in a year, or with its meal. */
export const festival: Kind<'date' | 'food'> = {
  id: 'festival',
  needs: { festival: 1, years: [0, 1] },
  focuses: {
    date: 'festival day date dates when meaning history celebrate celebrated celebration tradition traditions customs custom holiday story year why',
    food: 'food foods eat eating eaten meal dish rice cake cakes mooncake mooncakes zongzi dumpling dumplings porridge',
  },
  category: () => 'customs',
  key: ({ festival: one = 'lantern', years: [year] }, focus, today) =>
    `festival ${one} ${focus === 'food' ? focus : (year ?? nextYearOf(one, today))}`,
  write({ festival: one = 'lantern', years, text: keyword }, focus, { facts }) {
    const [asked = nextYearOf(one, facts.today)] = years;
    const { name, chinese, short, on } = festivalNames[one];
    const year = lunarYearOf(one, asked);
    const date = dateOfFestival(one, year);
    const verb = isOrWas(date, facts.today);
    const isBySun = typeof on === 'string';
    const asksForMeaning =
      /\bmean|\bwhat is\b|\bwhy\b|\bhistory|\bstory|\bcustom|\btradition|\bcelebrat/.test(keyword);
    return {
      title:
        focus === 'food'
          ? filled(text('titles.festivalFood'), { name })
          : filled(text('titles.festival'), { name, year: yearInFigures(asked) }),
      description: filled(text('titles.festivalAbout'), {
        name,
        year: yearInFigures(asked),
        verb,
        day: dayOfFestival(one, year),
      }),
      sections: [
        answer(
          focus === 'food' ? text(`festivals.${one}.food`) : '',
          asksForMeaning ? text(`festivals.${one}.about`) : '',
          filled(text(asksForMeaning ? 'festival.then' : 'festival.answer'), {
            name,
            chinese,
            verb,
            weekday: weekdayOf(date),
            day: dayOfFestival(one, year),
            when: text(`festivals.${one}.when`),
          }),
          typeof on === 'object' && /\bmonth\b/.test(keyword)
            ? filled(text('festival.month'), {
                begins: dayOfLunarDate(year, { month: on.month, day: 1 }),
                next: dayOfLunarDate(year, { month: on.month + 1, day: 1 }),
              })
            : '',
          isPast(date, facts.today)
            ? filled(text('festival.next'), {
                day: dayOfFestival(one, lunarYearOf(one, nextYearOf(one, facts.today))),
              })
            : '',
        ),
        prose(
          text('heads.whatItIs'),
          ...(asksForMeaning ? [] : [text(`festivals.${one}.about`)]),
          text(`festivals.${one}.custom`),
          text(`festivals.${one}.lore`),
        ),
        prose(text('heads.today'), text(`festivals.${one}.today`)),
        {
          heading: text('heads.itsDates'),
          blocks: [
            table(
              filled(text('titles.festivalByYear'), { name }),
              text(isBeforeNewYear(one) ? 'columns.beforeNewYear' : 'columns.dates'),
              calendarYearsBetween(year - 3, year + 13).map((each): Phrase[] => [
                yearByName(each),
                say`${weekdayOf(dateOfFestival(one, each))}, ${dayOfFestival(one, each)}`,
                ...(isBeforeNewYear(one) ? [newYearsDay(each + 1)] : []),
              ]),
            ),
          ],
        },
        ...(isBySun
          ? [
              prose(
                text('heads.whyTheDateStays'),
                one === 'qingming' ? text('festival.qingming') : '',
                text('topics.solar terms.answer'),
                ...text('topics.solar terms.first').filter((_, at) => at === 1 || at === 3),
              ),
            ]
          : [
              prose(
                text('heads.whyTheDateMoves'),
                text('festival.moves'),
                ...afterLeapMonth(one, year),
                text('topics.calendar.first')[1] ?? '',
              ),
            ]),
      ],
      questions:
        one === 'lantern' || one === 'qingming'
          ? []
          : [[text(`festivals.${one}.question`), text(`festivals.${one}.answer`)]],
      figure: { kind: 'year', year, marks: [{ label: short, date }] },
      sources: [sources[one], 'calendar'],
    };
  },
};

/** Why a festival is late in a year with a leap month before it. */
function afterLeapMonth(of: Festival, year: number): readonly Phrase[] {
  const { name, on } = festivalNames[of];
  const length = lengthOfYear(year);
  if (typeof on === 'string' || length.leapMonth === null || length.leapMonth >= on.month) return [];
  const month = stated(length, ({ leapMonth }) => String(leapMonth));
  return [filled(text('festival.late'), { name, year: yearByName(year), month })];
}

const sources = {
  lantern: 'lantern',
  qingming: 'qingming',
  'dragon boat': 'dragon boat',
  sevens: 'herdsman',
  ghosts: 'ghosts',
  'mid-autumn': 'chang e',
  'double ninth': 'huan jing',
  'winter solstice': 'dongzhi',
  laba: 'laba',
  'kitchen god': 'kitchen god',
} as const;

import { tagged as text } from '@org/content/reading';
import { describeSign, sexagenaryYear, zodiacSignIds } from '@org/zodiac-core';
import { lunarBirthday, toLunarDate, type LunarDate } from '@org/zodiac-core/lunar';
import { solarTermOf, type SolarTerm } from '@org/zodiac-core/solar-terms';
import type { Chart } from '../chart.ts';
import { audienceOf, isBaby, voiceOf, whose, type Audience } from '../audience.ts';
import { claim, paragraph } from '../paragraph.ts';
import type { Chapter, Paragraph } from '../reading.ts';
import { ageOn, isoDate, longDate } from '../words/dates.ts';
import { list, lowerFirst, ordinal } from '../words/grammar.ts';
import { afterElement } from '../words/pillar-words.ts';
import { zodiacYearOf } from '../years/zodiac-year-of.ts';
import { byDate, bySign, byZodiacYear } from './reasons.ts';

/** The season of birth and the custom of the sign, with the dates and the directions to use. */
export function culturalSignificance(chart: Chart, audience: Audience): Chapter {
  const { sign } = chart;
  const season = seasonOf(chart);
  return {
    id: 'cultural-significance',
    heading: text('headings.cultural-significance'),
    summary: text('chapters.culture.summary', {
      whose: whose(audience),
      idea: text(`signs.${sign.id}.idea`),
      season,
      when: text(`chapters.culture.when.${season}`),
    }),
    paragraphs: [
      ...ofSeason(chart, audience),
      paragraph(text(`signs.${sign.id}.culture`), bySign(chart, 'sign-in-culture')),
      ...ofLunarBirthday(chart, audience),
      ...ofOwnYear(chart, audience),
      ...ofSixty(chart),
      ...ofDirections(chart, audience),
      ofLuck(chart),
    ],
    ...(isBaby(chart)
      ? { whatHelps: [text(`baby.keeps.${season}`)], watchFor: [] }
      : {
          whatHelps: [text(`signs.${sign.id}.keep.${voiceOf(audience)}`)],
          watchFor: [],
        }),
  };
}

const seasons = ['winter', 'spring', 'summer', 'fall'] as const;

/** The season of the month of birth. Winter begins with the month of the Pig, the last of the twelve signs. */
function seasonOf({ pillars }: Chart): (typeof seasons)[number] {
  const sinceWinter = (zodiacSignIds.indexOf(pillars.month.sign) + 1) % 12;
  return seasons[Math.floor(sinceWinter / 3)] ?? 'winter';
}

/**
 * The text names the next year of one’s own sign, and the return of the year of birth after sixty years, if they are at
 * most so many years away. Parents of a baby read about the first year of its sign however far away it is.
 */
const maxYearsAhead = 5;

function ofSixty(chart: Chart): Paragraph[] {
  const { zodiac, sign, today } = chart;
  const { name, pinyin } = sexagenaryYear(zodiac.zodiacYear);
  const next = zodiac.zodiacYear + 60;
  const yearsLeft = next - Number(today.slice(0, 4));
  if (yearsLeft < 1 || yearsLeft > maxYearsAhead) return [];
  return [
    paragraph(
      text('chapters.culture.sixty', {
        year: zodiac.zodiacYear,
        next,
        combined: `${zodiac.yearElement} ${afterElement(sign.name)}`,
        name,
        pinyin,
      }),
      byZodiacYear(chart, 'sexagenary-cycle'),
      [claim('year:name', name)],
    ),
  ];
}

/** A paragraph on the next year of one’s own sign, unless the chapter on the year ahead covers it. */
function ofOwnYear(chart: Chart, audience: Audience): Paragraph[] {
  const rounds = Math.floor((chart.year - chart.zodiac.zodiacYear) / 12) + 1;
  const next = zodiacYearOf(chart.zodiac.zodiacYear + 12 * rounds, chart.birth.calendar);
  if (!next || next.year <= chart.year + 1) return [];
  if (next.year > chart.year + maxYearsAhead && !isBaby(chart)) return [];
  const age = ageOn(next.from, chart.birth.date);
  return [
    paragraph(
      text('chapters.culture.ownYear', {
        whose: whose(audience),
        date: longDate(next.from),
        age,
        advice: text(`chapters.culture.ownYearAdvice.${adviceFor(audience, age)}`),
      }),
      byZodiacYear(chart, 'tai-sui'),
    ),
  ];
}

/** @param age - the age in the year of the own sign, which may be years away */
function adviceFor(audience: Audience, age: number): 'child' | 'adult' | 'elder' {
  if (audience === 'child') return 'child';
  return audienceOf({ age }) === 'elder' ? 'elder' : 'adult';
}

/** The solar term of the birthday. */
function ofSeason(chart: Chart, audience: Audience): Paragraph[] {
  const term = ofTerm(chart, audience);
  return term ? [paragraph(term.text, { ...byDate(chart, 'solar-term'), hangsOnHour: term.isOpen })] : [];
}

function ofLunarBirthday(chart: Chart, audience: Audience): Paragraph[] {
  const lunar = toLunarDate(chart.birth.date);
  return lunar
    ? [
        paragraph(
          [
            text(lunar.day === 30 ? 'chapters.culture.lunarThirty' : 'chapters.culture.lunar', {
              whose: whose(audience),
              day: lunar.day,
              month: `${lunar.isLeapMonth ? 'leap ' : ''}${ordinal(lunar.month)}`,
            }),
            ...(lunar.isLeapMonth ? [text('chapters.culture.lunarLeap')] : festivalOf(lunar)),
            ...nextLunarBirthday(lunar, chart),
          ].join(' '),
          byDate(chart, 'lunar-date'),
          [claim('lunar-date', `${lunar.year}-${lunar.month}-${lunar.day}`)],
        ),
      ]
    : [];
}

/** Festivals by the month and the day of the lunar calendar. */
const festivals = {
  '1-1': 'spring-festival',
  '1-15': 'lantern-festival',
  '5-5': 'dragon-boat',
  '7-7': 'double-seventh',
  '8-15': 'mid-autumn',
  '9-9': 'double-ninth',
  '12-8': 'laba',
} as const;
const isFestival = (day: string): day is keyof typeof festivals => day in festivals;

function festivalOf({ month, day }: LunarDate): string[] {
  const found = `${month}-${day}`;
  return isFestival(found) ? [text(`chapters.culture.festivals.${festivals[found]}`)] : [];
}

/** A lunar year ends in January or February of the next year. */
function nextLunarBirthday(born: LunarDate, { today, birth }: Chart): string[] {
  const thisYear = Number(today.slice(0, 4));
  const [next] = [thisYear - 1, thisYear, thisYear + 1].flatMap((year) => {
    const date = year > born.year ? lunarBirthday(born, year) : undefined;
    return date && isoDate(date) > today ? isoDate(date) : [];
  });
  if (!next) return [];
  const isSame = next.slice(5) === birth.date.slice(5);
  return [text(`chapters.culture.${isSame ? 'lunarNextSame' : 'lunarNext'}`, { date: longDate(next) })];
}

/**
 * A term begins at a moment, so the time of birth decides. Without a time, both terms are named if one begins on the
 * date of birth by the clocks of the place.
 */
function ofTerm(chart: Chart, audience: Audience): { text: string; isOpen: boolean } | undefined {
  const {
    birth,
    pillars: { instant },
  } = chart;
  const { date, place } = birth;
  const latest = solarTermOf(instant === undefined ? dayAfter(date) : clockAt(Date.parse(instant)).date);
  if (!latest) return undefined;
  // The first days of the calendar have no term before theirs, and need none.
  const before = (): SolarTerm => solarTermOf(dayBefore(isoDate(latest.date))) ?? latest;
  const season = seasonOf(chart);
  const when = text(`chapters.culture.when.${season}`);
  const told = ({ id, name, characters }: SolarTerm): string =>
    text('chapters.culture.term', {
      born: text(`chapters.culture.born.${voiceOf(audience)}`),
      term: name,
      characters,
      season,
      when,
      text: text(`solar-terms.when.${id}`),
      whose: whose(audience),
      do: text(`solar-terms.do.${id}`),
    });
  if (instant !== undefined)
    return { text: told(Date.parse(instant) < latest.epochMilliseconds ? before() : latest), isOpen: false };
  const began = clockAt(latest.epochMilliseconds, place?.timeZone);
  if (began.date !== date) return { text: told(began.date < date ? latest : before()), isOpen: false };
  return {
    text: text('chapters.culture.termOpen', {
      born: text(`chapters.culture.born.${voiceOf(audience)}`),
      term: latest.name,
      characters: latest.characters,
      time: began.time,
      clock: place
        ? text('chapters.culture.clockThere', { place: place.name })
        : text('chapters.culture.clockChina'),
      before: before().name,
      season,
      when,
      whose: whose(audience),
      do: text(`solar-terms.do.${latest.id}`),
    }),
    isOpen: true,
  };
}

/** China’s standard time, which decides the date of a solar term. It has no daylight saving. */
const chinaZone = 'Etc/GMT-8';

/**
 * The date and the time that the clocks of a zone show at an instant: `'YYYY-MM-DD'` and `'HH:MM'`. The Swedish
 * locale writes them as ISO 8601 does.
 */
function clockAt(instant: number, timeZone = chinaZone): { date: string; time: string } {
  const [date = '', time = ''] = new Date(instant).toLocaleString('sv-SE', { timeZone }).split(' ');
  return { date, time: time.slice(0, 5) };
}

const daysFrom = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);

const dayBefore = (date: string): string => daysFrom(date, -1);
const dayAfter = (date: string): string => daysFrom(date, 1);

function ofLuck(chart: Chart): Paragraph {
  // The lists are China's, so they name the sign of China.
  const { name, luckyNumbers, luckyColors } = describeSign(chart.sign.id);
  return paragraph(
    text('chapters.culture.luck', {
      sign: name,
      numbers: list(luckyNumbers.map(String)),
      colors: list(luckyColors.map(lowerFirst)),
    }),
    bySign(chart, 'lucky-numbers-and-colors'),
  );
}

/** The good directions by the rule of the eight mansions, which needs the sex. */
function ofDirections(chart: Chart, audience: Audience): Paragraph[] {
  const { kua, birth } = chart;
  const mansion = birth.sex && kua[birth.sex];
  if (!mansion) return [];
  const good = mansion.directions.filter(({ favorable }) => favorable).map(({ direction }) => direction);
  return [
    paragraph(
      text('chapters.culture.kua', {
        whose: whose(audience),
        directions: list(good),
      }),
      {
        ...byDate(chart, 'kua-directions'),
        changes: text('changes.kua'),
      },
    ),
  ];
}

import {
  compatibility,
  sexagenaryYear,
  type RelationKind,
  type StemCharacter,
  type ZodiacSignId,
} from '@org/zodiac-core';
import type { Chart } from '../../chart.ts';
import type { Paragraph } from '../../reading.ts';
import { list, upperFirst } from '../../words/list.ts';
import { numberInWords } from '../../words/number-in-words.ts';
import { isoDate } from '../../words/iso-date.ts';
import { longDate } from '../../words/long-date.ts';
import { namedTenGod } from '../../years/named-ten-god.ts';
import { signName } from '../../years/relations-with-chart.ts';
import { solarMonthsOf, type SolarMonth } from '../../years/solar-months-of.ts';
import { isDayUncertain } from '../../years/uncertain-pillars.ts';
import { formOf } from '../asked-form.ts';
import { lifeSubjectOf, wholeLife } from '../life-subjects.ts';
import { presentYear } from '../present-year.ts';
import type { Question } from '../read-question.ts';
import { moodOf, relationsOfSigns, signOfYear, tellingRelation } from '../relations-of-signs.ts';
import { limits, statement } from '../statement.ts';
import { gods } from '../year-sentences.ts';

/** A year or a solar month among others. */
interface Time {
  /** Such as `'2031'` or `'the month from June 6, 2027'`. */
  readonly name: string;
  readonly sign: ZodiacSignId;
  readonly stem: StemCharacter;
  readonly claims: Readonly<Record<string, string>>;
}

/** Years or months, those in harmony with the sign of birth first. */
interface RankedTimes {
  readonly unit: 'year' | 'month';
  /** Such as `'among the next twelve years'`. */
  readonly scope: string;
  readonly times: readonly Time[];
}

const ranked = (chart: Chart, times: readonly Time[]): Time[] =>
  times.toSorted((a, b) => scoreOf(chart, b) - scoreOf(chart, a));
const scoreOf = ({ sign }: Chart, time: Time): number =>
  time.sign === sign.id ? 60 : compatibility(time.sign, sign.id).score;

/** @param years - those that are asked about, or the twelve that come */
export function yearsRanked(chart: Chart, years?: readonly number[]): RankedTimes {
  const first = presentYear(chart) + 1;
  const asked = years ?? Array.from({ length: 12 }, (_, place) => first + place);
  const isRun = asked.length > 2 && asked.every((year, place) => year === (asked[0] ?? 0) + place);
  return {
    unit: 'year',
    scope:
      years && !isRun
        ? `of ${list(years.map(String))}`
        : `of the ${numberInWords(asked.length)} years from ${asked[0]} to ${asked.at(-1)}`,
    times: ranked(
      chart,
      asked.map((year) => {
        const sign = signOfYear(year);
        return {
          name: String(year),
          sign,
          stem: sexagenaryYear(year).stem.character,
          claims: { [`sign-of-year:${year}`]: sign, [`mood-of-year:${year}`]: moodOf(sign, chart.sign.id) },
        };
      }),
    ),
  };
}

/** @param year - one that is named; otherwise the twelve months that begin from today on */
export function monthsRanked(chart: Chart, year: number | undefined): RankedTimes {
  const present = presentYear(chart);
  const rest = [
    ...solarMonthsOf(present),
    ...solarMonthsOf(present + 1),
    ...solarMonthsOf(present + 2),
  ].filter(({ firstDay }) => isoDate(firstDay) >= chart.today);
  const ofYear = year === undefined ? [] : solarMonthsOf(year);
  const ahead = ofYear.filter(({ firstDay }) => isoDate(firstDay) >= chart.today);
  const months =
    year === undefined ? rest.slice(0, 12) : year === present && ahead.length > 1 ? ahead : ofYear;
  return {
    ...theseMonths(chart, months),
    scope:
      year === undefined
        ? 'of the next twelve solar months'
        : months.length < 12
          ? `of the solar months that ${year} still has`
          : `of the twelve solar months of ${year}`,
  };
}

export const theseMonths = (chart: Chart, months: readonly SolarMonth[]): RankedTimes => ({
  unit: 'month',
  scope: `of the ${numberInWords(months.length)} solar months of that season`,
  times: ranked(
    chart,
    months.map(({ firstDay, pillar }) => ({
      name: `the month from ${longDate(isoDate(firstDay))}`,
      sign: pillar.sign,
      stem: pillar.stem,
      claims: {
        [`month-pillar:${isoDate(firstDay)}`]: pillar.name,
        [`relation:${pillar.sign}:${chart.sign.id}`]: relationsOfSigns(pillar.sign, chart.sign.id).value,
      },
    })),
  ),
});

const reasons: Readonly<Record<RelationKind | 'none', string>> = {
  'same-sign': 'its sign is your own',
  'six-harmony': 'partner of your {sign} in the six harmonies 六合',
  'three-harmonies': 'of one triangle 三合 with your {sign}',
  'six-clash': 'in clash 六沖 with your {sign}',
  'six-harm': 'in harm 六害 with your {sign}',
  punishment: 'in punishment 刑 with your {sign}',
  'six-destruction': 'in destruction 六破 with your {sign}',
  'three-meetings': 'a neighbor of your {sign} in one season 三會',
  none: 'without a relation to your {sign}',
};

/** The best and the least easy of several years or months, with the reasons. */
export function answerAboutTimes(
  chart: Chart,
  { words }: Question,
  { unit, scope, times }: RankedTimes,
): Paragraph[] {
  const { sign, birth, dayMaster } = chart;
  const subject = lifeSubjectOf(words) ?? wholeLife;
  const because = `Your sign is the ${sign.name}.`;
  const named = (time: Time): string => signName(time.sign, birth.calendar);
  const reasonOf = (time: Time): string =>
    reasons[tellingRelation(time.sign, sign.id)].replace('{sign}', sign.name);
  const told = (time: Time): string =>
    `${time.name}, ${unit === 'year' ? 'a Year' : 'that'} of the ${named(time)}, ${reasonOf(time)}`;
  const claimsOf = (some: readonly Time[]): Record<string, string> => ({
    sign: sign.id,
    ...Object.assign({}, ...some.map(({ claims }) => claims)),
  });
  const [best, ...others] = times;
  const worst = times.at(-1);
  if (!best || !worst) return [];
  const isWorstAsked =
    / (?:worst|hardest|bad|difficult|avoid|unlucky|unluckiest|toughest|careful|not to|least) /u.test(words);
  const also = others.filter((time) => moodOf(time.sign, sign.id) === 'easy').slice(0, 3);
  const isWhen =
    formOf(words) === 'will' && / when | ever | will i | which year will | will my /u.test(words);
  const forNoun = subject.id === 'luck' || subject.id === 'danger' ? 'for you' : `for ${subject.noun}`;
  const stemOf = (time: Time): Paragraph => {
    const god = namedTenGod(dayMaster.character, time.stem);
    return statement(
      `The stem of ${time.name}, ${time.stem}, is the ${god.english} ${god.name} of your day stem ${dayMaster.character}, read as ${gods[subject.about][god.id].replaceAll('year', unit)}`,
      'year-and-day-stem',
      `Your day stem is ${dayMaster.character}.`,
      { [`ten-god:${time.stem}`]: god.id, 'day-master': dayMaster.character, ...claimsOf([time]) },
      isDayUncertain(chart),
    );
  };
  const isEven = scoreOf(chart, best) === scoreOf(chart, worst);
  const start = isWhen
    ? `No chart can say ${subject.open}; ${scope} tradition`
    : `${upperFirst(scope)}, tradition`;
  const bestOnes = [
    statement(
      isEven
        ? `${start} ranks none above another ${forNoun}: all stand alike to your ${sign.name}.`
        : `${isWorstAsked ? 'On the other side tradition' : start} finds ${best.name} the ${times.length > 2 ? 'easiest' : 'easier'}${isWorstAsked ? '' : ` ${forNoun}`}: it is ${unit === 'year' ? 'a Year' : 'the month'} of the ${named(best)}, ${reasonOf(best)}.`,
      unit === 'year' ? 'relations-of-branches' : 'solar-months',
      because,
      claimsOf(times),
    ),
    ...(also.length > 0
      ? [
          statement(
            `After it ${also.length > 1 ? 'come' : 'comes'} ${list(also.map((time) => `${time.name} (${named(time)})`))}, also in harmony with your ${sign.name}.`,
            unit === 'year' ? 'relations-of-branches' : 'solar-months',
            because,
            claimsOf(also),
          ),
        ]
      : []),
  ];
  const worstOne = statement(
    `${isWorstAsked ? `${upperFirst(scope)}, the` : 'The'} ${times.length > 2 ? 'least' : 'less'} easy${isWorstAsked ? ` ${forNoun}` : ''} is ${told(worst)}${isWorstAsked ? '; it asks for care and forbids nothing' : ''}.`,
    unit === 'year' ? 'relations-of-branches' : 'solar-months',
    because,
    claimsOf(times),
  );
  const isDay = unit === 'month' && / (?:days?|dates?) /u.test(words);
  return [
    ...(isDay
      ? [limits(chart, 'This chart goes by months and names no single day, so the answer does as well.')]
      : []),
    ...(isEven ? bestOnes : isWorstAsked ? [worstOne, ...bestOnes] : [...bestOnes, worstOne]),
    ...(isEven ? times.slice(0, 2) : [best]).map(stemOf),
    limits(
      chart,
      unit === 'month' && subject.unit === 'month'
        ? `Almanacs choose a day within a month by further rules; ${lowerStart(subject.close)}`
        : subject.close,
    ),
  ];
}

const lowerStart = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** “Which year will be my best?”, “when will I …?” */
export const answerAboutBestYears = (chart: Chart, question: Question): Paragraph[] =>
  answerAboutTimes(
    chart,
    question,
    yearsRanked(chart, question.years.length > 1 ? question.years : undefined),
  );

/** “Which month is best for …?” */
export const answerAboutBestMonths = (chart: Chart, question: Question): Paragraph[] =>
  answerAboutTimes(chart, question, monthsRanked(chart, question.years[0]));

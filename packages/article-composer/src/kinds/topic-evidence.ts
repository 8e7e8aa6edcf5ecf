import { compatibility, describeSign, zodiacSigns } from '@org/zodiac-core';
import { solarTermsOf } from '@org/zodiac-core/solar-terms';
import { stars as allStars } from '@org/zodiac-core/stars';
import { text } from '@org/content/articles';
import type { Section } from '../article-parts.ts';
import { filled } from '../claims/filled.ts';
import { paragraph, table, type Markup } from '../claims/markup.ts';
import { lowerFirst, stated, upperFirst, type Phrase } from '../claims/passage.ts';
import { meaningOfStar } from '../keyword/chart-terms.ts';
import { signOfYear } from '../keyword/sign-words.ts';
import {
  calendarYearsBetween,
  countedInYear,
  elementByYear,
  leapMonthInWords,
  lengthOfYear,
  newYearsDay,
  newYearsDayIn,
  placeInCycle,
  signByYear,
  startOfSpring,
  yearByName,
  yearInFigures,
  yearsOfSign,
} from '../wording/calendar-phrases.ts';
import { festivalsTable } from '../wording/festivals.ts';
import {
  dateOfSum,
  datesOfLifePath,
  isNeverReached,
  lifePath,
  lifePaths,
  readingOfPath,
  stepsInWords,
  sumInWords,
} from '../wording/number-phrases.ts';
import { pointsOfPair } from '../wording/pairing-phrases.ts';
import {
  characterOf,
  doubleHour,
  fixedElement,
  luckyColors,
  luckyNumbers,
  placeInCircle,
  polarityOf,
} from '../wording/sign-phrases.ts';
import { signsOffending } from '../wording/tai-sui-phrases.ts';
import { dayOfTerm } from '../wording/term-phrases.ts';
import { yearsTable } from '../wording/years-table.ts';

/** The tables for the statements of a topic. */
type Evidence = (now: number) => readonly Section[];

const section = (heading: Phrase, ...blocks: readonly Markup[]): readonly Section[] => [{ heading, blocks }];

const yearsAhead = (now: number): readonly number[] => calendarYearsBetween(now, now + 11);

const years: Evidence = (now) =>
  section(
    text('heads.theYears'),
    yearsTable(text('tables.yearsWithDays'), calendarYearsBetween(1924, now + 12)),
  );

const january: Evidence = (now) =>
  section(
    text('heads.theDecidingDayOfEachYear'),
    table(
      text('tables.beforeTheDay'),
      text('columns.decidingDay'),
      calendarYearsBetween(1940, now + 2).map((each) => [
        newYearsDay(each),
        signByYear(each),
        signByYear(each - 1),
      ]),
    ),
  );

const calendar: Evidence = (now) =>
  section(
    text('heads.theNewYearsAhead'),
    yearsTable(text('tables.newYears'), yearsAhead(now)),
    festivalsTable(now),
  );

const leapMonth: Evidence = (now) =>
  section(
    text('heads.yearsAndTheirLeapMonths'),
    table(
      text('tables.leapMonths'),
      text('columns.leapMonths'),
      yearsAhead(now).map((each) => [
        yearByName(each),
        stated(lengthOfYear(each), ({ days }) => String(days)),
        stated(lengthOfYear(each), ({ leapMonth }) => leapMonthInWords(leapMonth)),
      ]),
    ),
  );

const solarTerms: Evidence = (now) =>
  section(
    text('heads.allSolarTermsOfAYear'),
    table(
      filled(text('titles.solarTerms'), { year: yearInFigures(now) }),
      text('columns.solarTerms'),
      solarTermsOf(now).map((term) => [term.name, term.characters, dayOfTerm(now, term.id)]),
    ),
  );

const spring: Evidence = (now) =>
  section(
    text('heads.bothDays'),
    table(
      text('tables.springAndNewYear'),
      text('columns.spring'),
      yearsAhead(now).map((each) => [yearByName(each), startOfSpring(each), newYearsDay(each)]),
    ),
  );

const cycle: Evidence = (now) =>
  section(
    text('heads.namesOfTheYearsAhead'),
    table(
      text('tables.stemsAndBranches'),
      text('columns.cycle'),
      yearsAhead(now).map((each) => [
        yearByName(each),
        stated(placeInCycle(each), ({ name, pinyin }) => `${name}, ${pinyin}`),
        stated(placeInCycle(each), ({ place }) => String(place)),
      ]),
    ),
  );

const reading: Evidence = (now) =>
  section(
    text('heads.theTenStems'),
    table(
      text('tables.tenStems'),
      text('columns.stems'),
      calendarYearsBetween(now - ((now + 6) % 10), now - ((now + 6) % 10) + 9).map((each) => [
        stated(placeInCycle(each), ({ stem }) => stem),
        stated(placeInCycle(each), (claim) => claim.element),
        stated(placeInCycle(each), (claim) => claim.polarity),
        yearByName(each),
      ]),
    ),
  );

const stars: Evidence = () =>
  section(
    text('heads.allStars'),
    table(
      text('tables.stars'),
      text('columns.stars'),
      allStars.map((star) => [star.english, meaningOfStar(star)]),
    ),
  );

const money: Evidence = () =>
  section(
    text('heads.allTwelveSigns'),
    table(
      text('tables.moneyOfSigns'),
      text('columns.money'),
      zodiacSigns.map(({ id, name }) => [
        name,
        upperFirst(text(`signs.${id}.money`).replace(/^Tradition calls the \w+ /, '')),
      ]),
    ),
  );

const dishes: Evidence = () => {
  const meanings = text('customs.dishes-mean');
  return [
    ...section(
      text('heads.theDishes'),
      table(
        text('tables.dishes'),
        text('columns.dishes'),
        text('customs.dishes').map((dish, at) => [dish, meanings[at] ?? '']),
      ),
    ),
    ...section(text('heads.whatPeopleDo'), ...text('customs.new-year').map((each) => paragraph(each))),
  ];
};

/** The double hours of the twelve signs. */
export const hoursTable = (): Markup =>
  table(
    text('tables.byTheTimeOfTheSun'),
    text('columns.hours'),
    zodiacSigns.map((sign) => [sign.name, doubleHour(sign)]),
  );

const hours: Evidence = () => section(text('heads.theTwelveDoubleHours'), hoursTable());

const age: Evidence = (now) =>
  section(
    text('heads.workedExamples'),
    table(
      filled(text('titles.ageIn'), { year: yearInFigures(now) }),
      text('columns.ages'),
      calendarYearsBetween(now - 60, now - 20)
        .filter((each) => (now - each) % 8 === 0)
        .map((each) => [countedInYear(each, now).born, countedInYear(each, now).counted]),
    ),
  );

const taiSui: Evidence = (now) =>
  section(
    text('heads.ahead'),
    table(
      text('tables.offendingSigns'),
      text('columns.yearSigns'),
      yearsAhead(now).map((each) => [yearByName(each), signsOffending(each)]),
    ),
  );

const luckiest: Evidence = (now) =>
  [now, now + 1].map((each) => ({
    heading: filled(text('titles.orderFor'), { year: yearInFigures(each) }),
    blocks: [
      table(
        text('tables.signs'),
        text('columns.ranking'),
        zodiacSigns
          .toSorted(
            (a, b) =>
              compatibility(b.id, signOfYear(each).id).score - compatibility(a.id, signOfYear(each).id).score,
          )
          .map((sign): Phrase[] => [
            sign.name,
            pointsOfPair(sign, signOfYear(each)),
            text(`relations.${compatibility(sign.id, signOfYear(each).id).basis}.name`),
          ]),
      ),
    ],
  }));

const strongest: Evidence = () =>
  section(
    text('heads.strengths'),
    table(
      text('tables.sidesOfTwelve'),
      text('columns.sides'),
      zodiacSigns.map(({ name, strengths, weaknesses }) => [
        name,
        upperFirst(strengths.slice(0, 3).map(lowerFirst).join('; ')),
        upperFirst(weaknesses.slice(0, 2).map(lowerFirst).join('; ')),
      ]),
    ),
  );

/** The months of the solar calendar begin at every second solar term, in January with the month of the Ox. */
const monthAnimals: Evidence = (now) =>
  section(
    text('heads.allTwelveMonths'),
    table(
      filled(text('titles.monthAnimals'), { year: yearInFigures(now) }),
      text('columns.monthAnimals'),
      solarTermsOf(now)
        .filter((_, at) => at % 2 === 0)
        .map((term, at) => [
          zodiacSigns[(at + 1) % zodiacSigns.length]?.name ?? '',
          dayOfTerm(now, term.id),
          `${term.name} (${term.characters})`,
        ]),
    ),
  );

const colors: Evidence = () =>
  section(
    text('heads.allTwelveSigns'),
    table(
      text('tables.luckyColorsAndNumbers'),
      text('columns.luck'),
      zodiacSigns.map((sign) => [sign.name, luckyColors(sign), luckyNumbers(sign)]),
    ),
  );

const allLifePaths: Evidence = () =>
  section(
    text('heads.allLifePathNumbers'),
    table(
      text('tables.theNamesOfTheNumbers'),
      text('columns.lifePaths'),
      lifePaths.map((each) => [
        stated(lifePath(each), (claim) => String(claim.number)),
        stated(lifePath(each), ({ title }) => title),
        stated(lifePath(each), (claim) => claim.text),
      ]),
    ),
    table(
      text('tables.oneBirthDateForEachNumber'),
      text('columns.sums'),
      lifePaths
        .filter((each) => !isNeverReached(each))
        .flatMap((each) => datesOfLifePath(each, 1))
        .map((each) => [dateOfSum(each), sumInWords(each), stepsInWords(each)]),
    ),
    ...lifePaths.map((each) => paragraph(readingOfPath(each))),
  );

const goatOrSheep: Evidence = (now) =>
  section(
    text('heads.yearsOfThisSign'),
    yearsTable(text('tables.underThreeNames'), yearsOfSign(goat, now - 60, now + 12)),
  );

const chart: Evidence = () =>
  section(
    text('heads.theChartEveryPairOfSigns'),
    table(
      text('tables.signs'),
      [text('labels.sign'), ...zodiacSigns.map(({ name }) => name)],
      zodiacSigns.map((sign) => [sign.name, ...zodiacSigns.map((other) => pointsOfPair(sign, other))]),
    ),
  );

const elements: Evidence = (now) =>
  section(
    text('heads.elementsOfTheYears'),
    table(
      text('tables.theElementOfEachYear'),
      text('columns.yearElement'),
      yearsAhead(now).map((each) => [yearByName(each), elementByYear(each)]),
    ),
  );

const theTwelve: Evidence = () =>
  section(
    text('heads.theTwelveSigns'),
    table(
      text('tables.theSignsInTheirOrder'),
      text('columns.signs'),
      zodiacSigns.map((sign) => [
        sign.name,
        characterOf(sign),
        placeInCircle(sign),
        polarityOf(sign),
        fixedElement(sign),
      ]),
    ),
  );

const newYearAbroad =
  (country: 'korea' | 'vietnam'): Evidence =>
  (now) =>
    section(
      text('heads.newYearInChinaAndAbroad'),
      table(
        text('tables.newYearAbroad'),
        text(`columns.${country}`),
        yearsAhead(now).map((each) => [yearByName(each), newYearsDay(each), newYearsDayIn(country, each)]),
      ),
    );

const goat = describeSign('goat');

/** The tables of each topic. Other topics have the table of the twelve signs. */
const evidenceByTopic: Readonly<Record<string, Evidence>> = {
  years,
  find: years,
  january,
  calendar,
  red: calendar,
  'leap month': leapMonth,
  'solar terms': solarTerms,
  spring,
  cycle,
  reading,
  stars,
  money,
  'new year food': dishes,
  hours,
  vietnam: newYearAbroad('vietnam'),
  korea: newYearAbroad('korea'),
  japan: newYearAbroad('vietnam'),
  age,
  'tai sui': taiSui,
  'own year': taiSui,
  luckiest,
  strongest,
  superstitions: taiSui,
  'month animals': monthAnimals,
  colors,
  numbers: colors,
  'life paths': allLifePaths,
  'goat or sheep': goatOrSheep,
  chart,
  elements,
};

/** @param topic - a focus of the kind `explained` */
export const evidenceOf = (topic: string, now: number): readonly Section[] =>
  (evidenceByTopic[topic] ?? theTwelve)(now);

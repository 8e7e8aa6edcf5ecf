import { zodiacSigns } from '@org/zodiac-core';
import { stars as allStars } from '@org/zodiac-core/stars';
import { text } from '@org/content/articles';
import type { Section } from '../article-parts.ts';
import { filled } from '../claims/filled.ts';
import { bulletList, paragraph, table, type Markup } from '../claims/markup.ts';
import { listed, lowerFirst, upperFirst, type Phrase } from '../claims/passage.ts';
import { signOfYear } from '../keyword/sign-words.ts';
import {
  calendarYearsBetween,
  elementOfYear,
  yearByName,
  yearInFigures,
  yearsOfSign,
} from '../wording/calendar-phrases.ts';
import { luckyTable } from '../sections/sign-sections.ts';
import { datesOfLifePath, isNeverReached, lifePaths, readingOfPath } from '../wording/number-phrases.ts';
import { pointsOfPair, rulesOfPair } from '../wording/pairing-phrases.ts';
import { characterOf, doubleHour, luckyColors, placeInCircle } from '../wording/sign-phrases.ts';
import {
  age,
  branches,
  calendar,
  cycle,
  elements,
  goatOrSheep,
  january,
  leapMonth,
  monthAnimals,
  newYearAbroad,
  ownYears,
  reading,
  section,
  solarTerms,
  spring,
  taiSui,
  weddings,
  years,
  type Evidence,
} from './calendar-evidence.ts';
import { digits, lifePathsTable, sumsTable } from './number.ts';
import { ordered } from './twelve-in-year.ts';

const stars: Evidence = () =>
  section(
    text('heads.allStars'),
    table(
      text('tables.stars'),
      text('columns.stars'),
      allStars.map((star) => [star.english, star.meaning]),
    ),
  );

/** How the signs handle money. */
const money: Evidence = () =>
  section(
    text('heads.allTwelveSigns'),
    table(
      text('tables.moneyOfSigns'),
      text('columns.money'),
      zodiacSigns.map(({ id, name }) => [
        name,
        filled(text('sign.with-money-in-table'), {
          word: upperFirst(text(`signs.${id}.money-word`)),
          text: text(`signs.${id}.money`),
        }),
      ]),
    ),
  );

const dishes: Evidence = () => {
  const meanings = text('customs.dishes-mean');
  return section(
    text('heads.theDishes'),
    table(
      text('tables.dishes'),
      text('columns.dishes'),
      text('customs.dishes').map((dish, at) => [dish, meanings[at] ?? '']),
    ),
  );
};

/** The double hours of the twelve signs. */
export const hoursTable = (): Markup =>
  table(
    text('tables.byTheTimeOfTheSun'),
    text('columns.hours'),
    zodiacSigns.map((sign) => [sign.name, doubleHour(sign)]),
  );

const hours: Evidence = () => section(text('heads.theTwelveDoubleHours'), hoursTable());

const luckiest: Evidence = (now) =>
  [now, now + 1].map((each) => ({
    heading: filled(text('titles.orderFor'), { year: yearInFigures(each) }),
    blocks: [
      table(
        text('tables.signs'),
        text('columns.ranking'),
        ordered(each).map((sign): Phrase[] => [
          sign.name,
          pointsOfPair(sign, signOfYear(each)),
          rulesOfPair(sign, signOfYear(each)),
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

const gifts: Evidence = () =>
  section(
    text('heads.allTwelveSigns'),
    table(
      text('tables.giftsOfSigns'),
      text('columns.gifts'),
      zodiacSigns.map((sign) => [
        sign.name,
        upperFirst(text(`luck.things.${sign.element}`)),
        luckyColors(sign),
      ]),
    ),
  );

const colors: Evidence = (now) => [
  ...section(
    text('heads.allTwelveSigns'),
    table(
      text('tables.luckyColors'),
      text('columns.luckyColors'),
      zodiacSigns.map((sign) => [sign.name, luckyColors(sign)]),
    ),
  ),
  ...section(
    text('heads.colorsOfYears'),
    table(
      text('tables.colorsOfYears'),
      text('columns.yearColor'),
      calendarYearsBetween(now, now + 11).map((each) => [
        yearByName(each),
        text(`elements.${elementOfYear(each)}.color`),
      ]),
    ),
  ),
];

/** The digits with their meanings, and the lucky numbers of the signs. */
const numbers: Evidence = () => [
  ...section(
    text('heads.whatTheDigitsMean'),
    bulletList(digits.map((digit) => text(`number.digits.${digit}`))),
  ),
  ...section(text('heads.allTwelveSigns'), luckyTable()),
];

const allLifePaths: Evidence = () =>
  section(
    text('heads.allLifePathNumbers'),
    lifePathsTable(),
    sumsTable(
      text('tables.oneBirthDateForEachNumber'),
      lifePaths.filter((each) => !isNeverReached(each)).flatMap((each) => datesOfLifePath(each, 1)),
    ),
    ...lifePaths.map((each) => paragraph(readingOfPath(each))),
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

const theTwelve: Evidence = (now) =>
  section(
    text('heads.theTwelveSigns'),
    table(
      text('tables.theSignsInTheirOrder'),
      text('columns.signs'),
      zodiacSigns.map((sign) => [
        sign.name,
        characterOf(sign),
        placeInCircle(sign),
        listed(yearsOfSign(sign, now - 40, now).map(yearInFigures)),
      ]),
    ),
  );

/** The tables of each topic. Other topics have the table of the twelve signs. */
const evidenceByTopic: Readonly<Record<string, Evidence>> = {
  polarity: branches,
  years,
  find: years,
  january,
  calendar,
  red: () => [],
  cat: () => [],
  'leap month': leapMonth,
  'solar terms': solarTerms,
  spring,
  cycle: (now) => [...reading(now), ...branches(now), ...cycle(now)],
  reading,
  stars,
  money,
  'new year food': dishes,
  'new year gifts': gifts,
  'new year taboos': () => [],
  wedding: weddings,
  hours,
  vietnam: newYearAbroad('vietnam'),
  korea: newYearAbroad('korea'),
  japan: newYearAbroad('vietnam'),
  age,
  'tai sui': taiSui,
  'own year': ownYears,
  luckiest,
  strongest,
  superstitions: taiSui,
  'month animals': monthAnimals,
  colors,
  numbers,
  'life paths': allLifePaths,
  'goat or sheep': goatOrSheep,
  chart,
  elements,
};

/** @param topic - a focus of the kind `explained` */
export const evidenceOf = (topic: string, now: number): readonly Section[] =>
  (evidenceByTopic[topic] ?? theTwelve)(now);

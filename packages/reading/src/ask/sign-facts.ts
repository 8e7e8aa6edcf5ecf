import { text } from '@org/content/ask';
import {
  describeSign,
  getLunarNewYear,
  lifePathMeaning,
  nextYearOfSign,
  personalYearNumber,
  relations,
  sexagenaryYear,
  zodiacSignIds,
  type CalendarDate,
  type Element,
  type RelationKind,
  type ZodiacSign,
  type ZodiacSignId,
} from '@org/zodiac-core';
import { taiSui } from '@org/zodiac-core/pillars';
import type { Chart } from '../chart.ts';
import { articleOf, list } from '../words/grammar.ts';
import { monthName } from '../words/dates.ts';
import { namedMonths } from '../chapters/months.ts';
import { isGood, isSlow } from '../chapters/month.ts';
import { solarMonthsAhead } from '../years/solar-months-ahead.ts';
import type { SolarMonth } from '../years/solar-months-of.ts';
import type { AnsweredQuestion } from './answered-question.ts';
import { adultFrom } from './questions.ts';
import { nameOf, signsTo, theSign } from './signs-to.ts';
import { monthInWords } from './time-facts.ts';
import type { Voice } from './voice-of.ts';

/** Years between a parent's birth and the person's, for the example years of birth. */
const oldestParent = 46;
const youngestParent = 16;

/** The sign of the year with its harmonious and conflicting signs. */
export function signFacts(chart: Chart, voice: Voice) {
  const { sign, zodiac } = chart;
  const { id } = sign;
  const [clash = id] = signsTo(chart, 'six-clash');
  const [friend = id] = signsTo(chart, 'six-harmony');
  const [harm = id] = signsTo(chart, 'six-harm');
  const firstClash = nextYearOfSign(clash, chart.date.year - oldestParent);
  const newYear = getLunarNewYear(zodiac.zodiacYear, { calendar: chart.birth.calendar ?? 'china' });
  return {
    sign: sign.name,
    aSign: withArticle(sign.name),
    zodiacYear: zodiac.zodiacYear,
    aYearElement: withArticle(zodiac.yearElement),
    newYearsDay: newYear ? dateInWords(newYear) : String(zodiac.zodiacYear),
    ownYear: nextYearOfSign(id, chart.year),
    writtenLine: writtenLine(sign),
    branchChinese: sign.branch.character,
    branchPinyin: sign.branch.pinyin,
    signPlace: zodiacSignIds.indexOf(id) + 1,
    signNature: text(`signs.${id}.nature`),
    signLove: text(`signs.${id}.love`, voice),
    signFamily: text(`signs.${id}.family`, voice),
    signFriends: text(`signs.${id}.friends`, voice),
    signCustom: text(`signs.${id}.custom`),
    friendSign: nameOf(friend, chart),
    dayMatch: dayMatch(chart),
    aFriend: withArticle(nameOf(friend, chart)),
    friendLine: friendLine(chart, voice),
    harmSign: nameOf(harm, chart),
    clashSign: nameOf(clash, chart),
    aClash: withArticle(nameOf(clash, chart)),
    clashYears: eitherOf(
      [firstClash, firstClash + 12, firstClash + 24]
        .filter((year) => year <= chart.date.year - youngestParent)
        .map(String),
    ),
    allySigns: list(signsTo(chart, 'three-harmonies').map((each) => theSign(each, chart))),
    luckyNumbers: list(sign.luckyNumbers.map(String)),
    luckyColors: list([...sign.luckyColors]),
    firstColor: sign.luckyColors[0] ?? '',
  };
}

/** The signs that suit as friends. Most people below 18 meet those of their own class, so only the signs of its years count. */
function friendLine(chart: Chart, { they }: Voice): string {
  const [friend = chart.sign.id] = signsTo(chart, 'six-harmony');
  if (chart.age >= adultFrom)
    return text('facts.friends.adult', {
      they,
      friend: nameOf(friend, chart),
      allies: list(signsTo(chart, 'three-harmonies').map((each) => theSign(each, chart))),
    });
  const { zodiacYear } = chart.zodiac;
  const classmates = [zodiacYear - 1, zodiacYear + 1].map(signOfYear);
  return classmates.includes(friend)
    ? text('facts.friends.class', { friend: nameOf(friend, chart) })
    : text('facts.friends.even');
}

/** The best match of the animal of the birthday, which can be one of the signs that are harder for the year sign. */
function dayMatch(chart: Chart): string {
  const { sign } = chart.pillars.day;
  const isFriend = (one: ZodiacSignId, other: ZodiacSignId): boolean =>
    bondWith(one, other) === 'six-harmony';
  const friend = zodiacSignIds.find((id) => isFriend(id, sign)) ?? sign;
  const hard = [...signsTo(chart, 'six-clash'), ...signsTo(chart, 'six-harm')];
  const kind = isFriend(friend, chart.sign.id) ? 'same' : hard.includes(friend) ? 'mixed' : 'other';
  return text(`facts.day-match.${kind}`, { daySign: nameOf(sign, chart), friend: nameOf(friend, chart) });
}

/** How the sign is written. Vietnam has other animals for two of the branches, and no Chinese character for their names. */
function writtenLine({ id, name, character, pinyin }: ZodiacSign): string {
  const inChina = describeSign(id).name;
  return name === inChina
    ? text('facts.written.same', { sign: name, character, pinyin })
    : text('facts.written.other', { sign: name, inChina, character, pinyin });
}

/** Maximum number of months that an answer names. */
const maxMonths = 3;

/** Values about this year, the next year and the months ahead. */
export function yearFacts(chart: Chart, your: string) {
  const { year, sign, date } = chart;
  const next = year + 1;
  const nextNewYear = getLunarNewYear(next, { calendar: chart.birth.calendar ?? 'china' });
  const afterNext = getLunarNewYear(next + 1, { calendar: chart.birth.calendar ?? 'china' });
  const dayBondOf = (signOfThatYear: ZodiacSignId): string => dayBond(signOfThatYear, chart, your);
  const bonds = [bondWith(signOfYear(year), sign.id), bondWith(signOfYear(next), sign.id)] as const;
  const [personal, nextPersonal] = [personalYear(date, year), personalYear(date, next)];
  const inTopic = (topic: 'move' | 'work' | 'wedding' | 'beginning'): string =>
    `${text(`years.${bonds[1]}.${topic}`)} ${dayVerdict(topic, bonds[1], chart)}`.trim();
  const monthsThat = (holds: typeof isGood): string =>
    list(
      namedMonths(chart, holds)
        .slice(0, maxMonths)
        .map((month) => monthInWords(month, chart)),
    );
  return {
    year,
    aYearName: withArticle(yearName(year, chart)),
    yearAnimal: nameOf(signOfYear(year), chart),
    yearVerdict: text(`years.${bonds[0]}.verdict`),
    yearReason: text(`years.${bonds[0]}.reason`, { your }),
    yearAdvice: `${text(`years.${bonds[0]}.advice`)} ${dayBondOf(signOfYear(year))}`.trim(),
    personalYear: personal,
    personalMeaning: text(`numbers.year.${personal}`),
    nextYear: next,
    aNextName: withArticle(yearName(next, chart)),
    nextAnimal: nameOf(signOfYear(next), chart),
    nextName: yearName(next, chart),
    nextYearEnd: afterNext ? dateInWords(dayBefore(afterNext)) : String(next + 1),
    nextNewYear: nextNewYear ? dateInWords(nextNewYear) : String(next),
    nextVerdict: text(`years.${bonds[1]}.verdict`),
    nextReason: text(`years.${bonds[1]}.reason`, { your }),
    nextAdvice: `${text(`years.${bonds[1]}.advice`)} ${dayBondOf(signOfYear(next))}`.trim(),
    nextBond: text(`years.${bonds[1]}.bond`),
    nextMove: inTopic('move'),
    nextWork: inTopic('work'),
    nextWedding: inTopic('wedding'),
    nextBeginning: inTopic('beginning'),
    nextPersonalYear: nextPersonal,
    nextPersonalMeaning: text(`numbers.year.${nextPersonal}`),
    goodMonths: monthsThat(isGood),
    careMonths: monthsThat(isSlow),
    monthsNow: monthsNow(chart),
    taiSuiLine: taiSuiLine(year, chart),
    taiSuiNext: taiSuiLine(next, chart),
  };
}

function taiSuiLine(year: number, { sign }: Chart): string {
  const offenses = taiSui(year, sign.id).relations.map(({ kind }) => text(`facts.tai-sui-kinds.${kind}`));
  return offenses.length > 0
    ? text('facts.tai-sui.some', { year, sign: sign.name, kinds: list(offenses) })
    : text('facts.tai-sui.none', { year, sign: sign.name });
}

/** Years after the next one that have a question of their own. */
const yearsWithQuestion = [2, 3, 4, 5];

/** The questions about the years after the next one. The next year has a text of its own. */
export const yearQuestions = (chart: Chart, { your, me }: Voice): AnsweredQuestion[] =>
  yearsWithQuestion.map((after) => {
    const year = chart.year + after;
    const bond = bondWith(signOfYear(year), chart.sign.id);
    const personal = personalYear(chart.date, year);
    return {
      id: `year-${year}`,
      question: text('terms.year.ask', { year, me }),
      words: text('terms.year.words', { year, animal: nameOf(signOfYear(year), chart) }),
      answer: text('terms.year.answer', {
        your,
        sign: chart.sign.name,
        year,
        name: withArticle(yearName(year, chart)),
        verdict: text(`years.${bond}.verdict`),
        reason: text(`years.${bond}.reason`, { your }),
        advice: `${text(`years.${bond}.advice`)} ${dayBond(signOfYear(year), chart, your)}`.trim(),
        meaning: text(`numbers.year.${personal}`),
        personal,
      }),
      rule: 'relations-of-branches',
    };
  });

/** The numbers of the date and of the name. */
export function numberFacts({ lifePath, birthDay, expression, kua, birth }: Chart, Your: string) {
  const path = lifePath as LifePath;
  const own = birth.sex && kua[birth.sex];
  return {
    lifePath,
    lifePathTitle: lifePathMeaning(lifePath).title,
    lifePathLine: text(`numbers.path.${path}`),
    birthDay,
    birthDayLine: text(`numbers.path.${birthDay as LifePath}`),
    nameLine:
      expression === undefined
        ? text('facts.name.unknown')
        : text('facts.name.known', {
            number: expression,
            title: lifePathMeaning(expression).title,
            line: text(`numbers.path.${expression as LifePath}`),
          }),
    kuaLine: own
      ? text('facts.kua.known', {
          Your,
          number: own.number,
          directions: list(
            own.directions.filter(({ favorable }) => favorable).map(({ direction }) => direction),
          ),
        })
      : text('facts.kua.unknown'),
  };
}

/** How the current month and the next one stand to the chart. */
function monthsNow(chart: Chart): string {
  const [first, second] = solarMonthsAhead(chart);
  return first && second
    ? text('facts.months.now', {
        first: nameOf(first.pillar.sign, chart),
        firstDay: dateInWords(first.firstDay),
        firstState: stateOf(chart, first),
        second: nameOf(second.pillar.sign, chart),
        secondDay: dateInWords(second.firstDay),
        secondState: stateOf(chart, second),
      })
    : '';
}

function stateOf(chart: Chart, month: SolarMonth): string {
  const state = isGood(chart, month) ? 'good' : isSlow(chart, month) ? 'slow' : 'even';
  return text(`facts.months.states.${state}`);
}

type LifePath = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 11 | 22 | 33;
type PersonalYear = Exclude<LifePath, 33>;

const personalYear = (date: CalendarDate, year: number): PersonalYear =>
  personalYearNumber(date, year) as PersonalYear;

const signOfYear = (year: number): ZodiacSignId => zodiacSignIds[(((year - 4) % 12) + 12) % 12] ?? 'rat';

/** The main relation between two signs, or `'none'`. */
const bondWith = (one: ZodiacSignId, other: ZodiacSignId): RelationKind | 'none' =>
  relations(one, other)[0]?.kind ?? 'none';

/** The relation of a year's sign to the day sign. Empty if the day sign is the year sign. */
function dayBond(signOfThatYear: ZodiacSignId, chart: Chart, your: string): string {
  const { sign } = chart.pillars.day;
  if (sign === chart.sign.id) return '';
  const bond = bondWith(signOfThatYear, sign);
  const values = { your, daySign: nameOf(sign, chart) };
  if (bond === 'same-sign') return text('facts.day-bonds.same-sign', { your });
  return text(`facts.day-bonds.${bond === 'three-meetings' ? 'none' : bond}`, values);
}

/**
 * The next year by the day sign. Empty if the day sign is the year sign.
 *
 * @param bond - the relation of the year's sign to the year sign of the chart
 */
function dayVerdict(
  topic: 'move' | 'work' | 'wedding' | 'beginning',
  bond: RelationKind | 'none',
  chart: Chart,
): string {
  const { sign } = chart.pillars.day;
  if (sign === chart.sign.id) return '';
  const ofYear = text(`years.${bond}.verdict`);
  const verdict = text(`years.${bondWith(signOfYear(chart.year + 1), sign)}.verdict`);
  return text(`facts.day-verdicts.${topic}`, {
    daySign: nameOf(sign, chart),
    verdict: verdict === ofYear ? text('facts.day-verdicts.also', { verdict }) : verdict,
  });
}

const yearName = (year: number, chart: Chart): string =>
  `${elementOfYear(year)} ${nameOf(signOfYear(year), chart)}`;

const elementOfYear = (year: number): Element => sexagenaryYear(year).stem.element;

const dateInWords = ({ year, month, day }: CalendarDate): string => `${monthName(month)} ${day}, ${year}`;

/** The day before a New Year's Day, which is never earlier than January 20. */
const dayBefore = ({ year, month, day }: CalendarDate): CalendarDate =>
  day > 1 ? { year, month, day: day - 1 } : { year, month: month - 1, day: 31 };

const withArticle = (noun: string): string => `${articleOf(noun)} ${noun}`;

const eitherOf = (words: readonly string[]): string => `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;

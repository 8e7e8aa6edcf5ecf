import { personalYearNumber, sexagenaryYear, type RelationKind } from '@org/zodiac-core';
import { taiSui, type TenGodId } from '@org/zodiac-core/pillars';
import type { Chart } from '../chart.ts';
import type { Paragraph } from '../reading.ts';
import { list } from '../words/list.ts';
import { namedTenGod } from '../years/named-ten-god.ts';
import { personalYears } from '../years/prose/personal-numbers.ts';
import { signName } from '../years/relations-with-chart.ts';
import { isDayUncertain } from '../years/uncertain-pillars.ts';
import { presentYear } from './present-year.ts';
import { relationsOfSigns, signOfYear, tellingRelation } from './relations-of-signs.ts';
import { statement } from './statement.ts';

/** What a year is asked about. */
export type About = 'life' | 'work' | 'love';

/** `'an Ox'`, `'a Tiger'` */
export const aSign = (name: string): string => `${/^[AEIOU]/u.test(name) ? 'an' : 'a'} ${name}`;

/** Continues “the sign of the time and yours: …”. */
export const meetings: Readonly<Record<RelationKind | 'none', string>> = {
  'same-sign':
    'it is a year of your own sign, in which custom makes large changes slowly and wears something red.',
  'six-harmony':
    'the two are partners of the six harmonies 六合, which tradition reads as a year in which help is near when you ask.',
  'three-harmonies':
    'the two belong to one triangle of the three harmonies 三合, which tradition reads as pulling the same way.',
  'six-clash':
    'the two clash 六沖, which tradition reads as movement: what is loose comes loose, and what you prepared moves best.',
  'six-harm':
    'the two are in harm 六害, which tradition reads as small misunderstandings, best said aloud while they are small.',
  punishment:
    'the two are in punishment 刑, which tradition reads as friction that returns until its cause is named.',
  'six-destruction':
    'the two are in destruction 六破, which tradition reads as arrangements that have to be made twice.',
  'three-meetings':
    'the two are neighbors of one season, half of a meeting 三會, which counts for little alone.',
  none: 'between the two tradition names no relation, so the year neither pushes you nor holds you.',
};

/** How the sign of a year stands to the sign of birth. */
export function yearAndSign(chart: Chart, year: number): Paragraph {
  const { sign, birth } = chart;
  const ofYear = signOfYear(year);
  const { value } = relationsOfSigns(ofYear, sign.id);
  const name = signName(ofYear, birth.calendar);
  return statement(
    `${year} ${year < presentYear(chart) ? 'was' : 'is'} a Year of the ${name} and you are ${aSign(sign.name)}: ${meetings[tellingRelation(ofYear, sign.id)]}`,
    'relations-of-branches',
    `Your sign is the ${sign.name}, and that of ${year} the ${name}.`,
    { [`year-and-sign:${year}`]: value, [`sign-of-year:${year}`]: ofYear, sign: sign.id },
  );
}

export const gods: Readonly<Record<About, Readonly<Record<TenGodId, string>>>> = {
  work: {
    companion: 'a year among equals, in which agreements with colleagues count for more than titles.',
    'rob-wealth':
      'a year in which others reach for the same share, so what you join should be on paper first.',
    'eating-god': 'a year of making, in which finished work speaks for you and hurry does not.',
    'hurting-officer':
      'a year of talent that argues with rules: good for showing what you can do, harder under somebody who needs obedience.',
    'indirect-wealth': 'a year of many openings from unexpected sides, of which few need to be taken.',
    'direct-wealth': 'a year of steady return for steady work, kinder to a regular place than to a leap.',
    'seven-killings': 'a demanding year, which rewards those who choose one hard task and prepare for it.',
    'direct-officer': 'a year of office: duties, titles, and changes made in due form.',
    'indirect-resource':
      'a year of second thoughts and unusual studies, better for learning a trade than for signing in haste.',
    'direct-resource': 'a year of support: teachers, certificates and people who vouch for you.',
  },
  love: {
    companion: 'a year of comrades, in which friendship is the better half of any bond.',
    'rob-wealth': 'a year in which attention is divided, so what is yours together wants saying.',
    'eating-god': 'an easy, warm-hearted year, fond of meals, children and unplanned evenings.',
    'hurting-officer': 'a year of frank words, of which the second version is usually the kinder.',
    'indirect-wealth': 'a sociable year with many acquaintances and few of them deep.',
    'direct-wealth': 'a year of daily care, in which reliability is the love letter.',
    'seven-killings': 'an intense year, which asks you to be gentle when you are tired.',
    'direct-officer': 'a year of form, in which promises are made properly and kept in public.',
    'indirect-resource': 'a year that likes solitude, so company should be told that it is no verdict.',
    'direct-resource': 'a year of being looked after, and of learning to accept it.',
  },
  life: {
    companion: 'a year among equals, in which you gain by standing side by side.',
    'rob-wealth': 'a year of sharing, in which clear agreements keep friends.',
    'eating-god': 'a year of ease and making, with an appetite for simple things.',
    'hurting-officer': 'a year of bright ideas and opinions, the second of which improve overnight.',
    'indirect-wealth': 'a year of chances and acquaintances that come and go.',
    'direct-wealth': 'a year of upkeep and regular effort, which is noticed.',
    'seven-killings': 'a demanding year, easier with one chief task than with five.',
    'direct-officer': 'a year of order, in which duties and good name go together.',
    'indirect-resource': 'a year for odd studies and long thoughts.',
    'direct-resource': 'a year of teachers and helpers, if they are asked.',
  },
};

/** What the stem of a year is to the day stem. */
export function yearAndDayStem(chart: Chart, year: number, about: About): Paragraph {
  const { dayMaster } = chart;
  const { stem } = sexagenaryYear(year);
  const god = namedTenGod(dayMaster.character, stem.character);
  return statement(
    `Its stem, ${stem.character}, is the ${god.english} ${god.name} of your day stem ${dayMaster.character}, read as ${gods[about][god.id]}`,
    'year-and-day-stem',
    `Your day stem is ${dayMaster.character}, and the stem of ${year} is ${stem.character}.`,
    {
      [`ten-god-of-year:${year}`]: god.id,
      [`stem-of-year:${year}`]: stem.character,
      'day-master': dayMaster.character,
    },
    isDayUncertain(chart),
  );
}

export function personalYear(chart: Chart, year: number): Paragraph {
  const { date } = chart;
  const number = personalYearNumber(date, year);
  return statement(
    `By numerology your personal year in ${year} ${year < presentYear(chart) ? 'was' : 'is'} ${number}: ${personalYears[number] ?? ''}`,
    'personal-year',
    `You were born on day ${date.day} of month ${date.month}.`,
    { [`personal-year:${year}`]: number },
  );
}

/** Whether the sign of birth offends the god of a year. */
export function taiSuiOf(chart: Chart, year: number): Paragraph {
  const { sign } = chart;
  const isPast = year < presentYear(chart);
  const { relations: found } = taiSui(year, sign.id);
  const ways = list(found.map(({ name }) => name));
  return statement(
    found.length > 0
      ? `By the custom of temples the ${sign.name} ${isPast ? 'met' : 'meets'} Tai Sui, the god of the year, in ${year} (${ways}), which is a date to mark and no forecast.`
      : `By the custom of temples the ${sign.name} ${isPast ? 'did' : 'does'} not meet Tai Sui 太歲, the god of the year, in ${year}.`,
    'tai-sui',
    `Your sign is the ${sign.name}.`,
    { [`tai-sui:${year}`]: found.map(({ kind }) => kind).join('+') || 'none', sign: sign.id },
  );
}

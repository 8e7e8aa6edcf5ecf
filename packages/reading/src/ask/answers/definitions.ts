import type { Chart } from '../../chart.ts';
import type { Paragraph } from '../../reading.ts';
import type { RuleId } from '../../rules.ts';
import type { Question } from '../read-question.ts';
import { answerAboutElements, answerAboutStrength } from './answer-about-elements.ts';
import { answerAboutHour } from './answer-about-hour.ts';
import { answerAboutPhase } from './answer-about-decade.ts';
import {
  answerAboutLunarBirthday,
  answerAboutOwnYear,
  answerAboutReckonedAge,
  answerAboutTaiSui,
} from './answer-about-age.ts';
import { answerAboutLuck } from './answer-about-luck.ts';
import { answerAboutMatches } from './answer-about-matches.ts';
import {
  answerAboutNaYin,
  answerAboutOwnElement,
  answerAboutPillar,
  answerAboutPillars,
  answerWhyThisSign,
} from './answer-about-own-pillar.ts';
import { answerAboutNumbers } from './answer-about-numbers.ts';
import { dayStem } from './own-facts.ts';

interface Definition {
  readonly pattern: RegExp;
  /** One sentence. */
  readonly text: string;
  readonly rule: RuleId;
  /** What the chart of the reader has of it. */
  readonly own: (chart: Chart, question: Question) => Paragraph[];
}

const term = (words: string): RegExp => new RegExp(` (?:${words}) `, 'u');

/** The words of the craft that people ask for, the more particular first. */
export const definitions: readonly Definition[] = [
  {
    pattern: term('strong day master|weak day master|strength of (?:the|my) day master|useful god|yong shen'),
    text: 'A day master is called strong where its own element and the one that feeds it outweigh the others, and slight where they do not.',
    rule: 'day-master-strength',
    own: answerAboutStrength,
  },
  {
    pattern: term('day master|day stem|ri zhu|daymaster'),
    text: 'The day master 日主 is the heavenly stem of the day of birth, which stands for the person in a chart.',
    rule: 'day-master',
    own: (chart) => [dayStem(chart), ...answerAboutPillar(chart, 'day').slice(0, 1)],
  },
  {
    pattern: term('hour pillar|pillar of (?:the|my) hour|double hours?|inner animal|secret animal'),
    text: 'The pillar of the hour is the stem and the branch of one of twelve double hours, and its animal is the one that some call inner.',
    rule: 'sign-of-hour',
    own: (chart) => answerAboutHour(chart).slice(0, 3),
  },
  {
    pattern: term('month pillar'),
    text: 'The pillar of the month is the stem and the branch of the solar month of birth, in which tradition hears work.',
    rule: 'four-pillars',
    own: (chart) => answerAboutPillar(chart, 'month').slice(0, 2),
  },
  {
    pattern: term('year pillar'),
    text: 'The pillar of the year is the stem and the branch of the year of birth, and its branch is the zodiac sign.',
    rule: 'four-pillars',
    own: (chart) => answerAboutPillar(chart, 'year').slice(0, 2),
  },
  {
    pattern: term('day pillar'),
    text: 'The pillar of the day is the stem and the branch of the day of birth; its stem is the day master.',
    rule: 'four-pillars',
    own: (chart) => answerAboutPillar(chart, 'day').slice(0, 2),
  },
  {
    pattern: term('tai sui|taisui'),
    text: 'Tai Sui 太歲 is the god of the year, whom a sign is said to offend when it is the year’s own or stands against it.',
    rule: 'tai-sui',
    own: (chart, question) => answerAboutTaiSui(chart, { ...question, words: ' ' }).slice(0, 2),
  },
  {
    pattern: term('ben ?ming ?nian|own year|zodiac year of birth|fan tai sui'),
    text: '本命年, one’s own year, is the year of one’s birth sign, which comes every twelve years.',
    rule: 'sexagenary-cycle',
    own: (chart, question) => answerAboutOwnYear(chart, { ...question, words: ' ' }).slice(0, 2),
  },
  {
    pattern: term('na ?yin|melodic element'),
    text: 'Na yin 納音 gives each two of the sixty pairs of stem and branch an image in common.',
    rule: 'na-yin',
    own: (chart) => answerAboutNaYin(chart),
  },
  {
    pattern: term('three harmon(?:y|ies)|san ?he|triangle|trine'),
    text: 'The three harmonies 三合 join the twelve signs in four triangles, whose members are said to want the same thing.',
    rule: 'relations-of-branches',
    own: (chart, question) => answerAboutMatches(chart, { ...question, words: ' ' }).slice(0, 2),
  },
  {
    pattern: term('six harmon(?:y|ies)|liu ?he|secret friend'),
    text: 'The six harmonies 六合 join the twelve signs in pairs, each of which tradition thinks the easiest bond there is.',
    rule: 'relations-of-branches',
    own: (chart, question) => answerAboutMatches(chart, { ...question, words: ' ' }).slice(0, 2),
  },
  {
    pattern: term(
      'clash|clashes|six clash(?:es)?|liu ?chong|opposite sign|six harms?|punishments?|destructions?',
    ),
    text: 'A clash 六沖 is the relation of two signs that face each other across the circle; harm, punishment and destruction are lesser discords.',
    rule: 'relations-of-branches',
    own: (chart, question) => answerAboutMatches(chart, { ...question, words: ' avoid ' }).slice(0, 2),
  },
  {
    pattern: term('kua|gua|kua number|ming gua|eight mansions'),
    text: 'The Kua number 命卦 is one of eight trigrams, found from the year of birth and the sex, which makes four directions favorable.',
    rule: 'kua-directions',
    own: (chart, question) => answerAboutLuck(chart, { ...question, words: ' kua ' }),
  },
  {
    pattern: term('life path(?: number)?'),
    text: 'A life path is the sum of all digits of the birth date, reduced until one is left, except that 11, 22 and 33 are kept.',
    rule: 'life-path',
    own: (chart, question) => answerAboutNumbers(chart, { ...question, words: ' ' }).slice(0, 2),
  },
  {
    pattern: term('personal year(?: number)?'),
    text: 'A personal year is the sum of the month and the day of birth and of a year, reduced to one digit.',
    rule: 'personal-year',
    own: (chart, question) =>
      answerAboutNumbers(chart, { ...question, words: ' personal year ' }).slice(0, 2),
  },
  {
    pattern: term('expression number|destiny number|name number'),
    text: 'An expression number is the sum of the letters of a name, each counted by its place in the alphabet.',
    rule: 'expression-number',
    own: (chart, question) =>
      answerAboutNumbers(chart, { ...question, words: ' expression number ' }).slice(0, 2),
  },
  {
    pattern: term('birth ?day number|birthday number'),
    text: 'A birth-day number is the day of the month of birth, its digits summed until one is left.',
    rule: 'birth-day-number',
    own: (chart, question) =>
      answerAboutNumbers(chart, { ...question, words: ' birthday number ' }).slice(0, 2),
  },
  {
    pattern: term('ten year phases?|luck pillars?|da ?yun|luck cycle'),
    text: 'Ten-year phases 大運 are pillars that follow each other through a life, counted forward or backward from that of the month.',
    rule: 'ten-year-phases',
    own: (chart, question) =>
      answerAboutPhase(chart, { ...question, words: ' ', time: { kind: 'none' } }).slice(0, 2),
  },
  {
    pattern: term('ten gods?|shi ?shen'),
    text: 'The ten gods 十神 are names for what a stem is to the day stem: companion, output, wealth, officer or resource, each in two kinds.',
    rule: 'ten-gods',
    own: (chart) => [...answerAboutPillar(chart, 'month').slice(0, 2), dayStem(chart)],
  },
  {
    pattern: term('reckoned age|xu ?sui|chinese age|nominal age'),
    text: 'The reckoned age 虛歲 counts one at birth and one more at each New Year.',
    rule: 'reckoned-age',
    own: (chart) => answerAboutReckonedAge(chart).slice(0, 2),
  },
  {
    pattern: term('lunar birthday'),
    text: 'A lunar birthday is the day of the lunar month on which somebody was born, and so moves within the calendar.',
    rule: 'lunar-date',
    own: (chart, question) =>
      answerAboutLunarBirthday(chart, { ...question, time: { kind: 'none' } }).slice(0, 2),
  },
  {
    pattern: term(
      '(?:chinese |the )?zodiac(?: signs?| animals?)?|(?:twelve|12) (?:signs|animals)|sheng ?xiao',
    ),
    text: 'The Chinese zodiac 生肖 gives each year of twelve an animal, and a person has the animal of the year of birth.',
    rule: 'year-sign',
    own: (chart) => answerWhyThisSign(chart).slice(0, 2),
  },
  {
    pattern: term('five elements|wu ?xing|elements?'),
    text: 'The five elements 五行, Wood, Fire, Earth, Metal and Water, are the phases by which tradition sorts the stems and the branches.',
    rule: 'feeding-and-controlling',
    own: (chart, question) => [
      ...answerAboutElements(chart, { ...question, words: ' ' }).slice(0, 2),
      ...answerAboutOwnElement(chart, { ...question, words: ' ' }).slice(0, 1),
    ],
  },
  {
    pattern: term('heavenly stems?|earthly branch(?:es)?|stems?|branch(?:es)?|stems and branches'),
    text: 'Ten heavenly stems and twelve earthly branches, written side by side, name the years, months, days and hours of the calendar.',
    rule: 'sexagenary-cycle',
    own: (chart, question) => answerAboutPillars(chart, { ...question, words: ' ' }).slice(0, 2),
  },
  {
    pattern: term('four pillars|ba ?zi|eight characters|pillars?'),
    text: 'The four pillars 四柱 are the year, the month, the day and the hour of a birth, each written as a stem above a branch.',
    rule: 'four-pillars',
    own: (chart, question) => answerAboutPillars(chart, { ...question, words: ' ' }).slice(0, 2),
  },
  {
    pattern: term('yin and yang|yin|yang|polarity'),
    text: 'Yin and Yang are the two kinds by which stems, branches and years take turns, the receiving and the giving one.',
    rule: 'polarity',
    own: (chart, question) => answerAboutOwnElement(chart, { ...question, words: ' yin yang ' }).slice(0, 2),
  },
];

const isDefinition =
  / (?:what (?:is|are|does|do)(?: an?| the| this)?|what (?:an?|the)|explain(?: the| what)?|define|meaning of|tell me what|how does(?: the| an?)?|how (?:do|is|are) .{0,24}(?:calculated?|counted|worked out)(?: my| the| an?)?) /u;

export const definitionIn = (words: string): Definition | undefined =>
  isDefinition.test(words) &&
  !/ (?:my|mine|do i|i have|am i|me) /u.test(
    words
      .replace(/ (?:to|for) me /u, ' ')
      .replace(/ (?:calculated?|counted|worked out) my /u, ' ')
      .replace(/ tell me /u, ' '),
  )
    ? definitions.find(({ pattern }) => pattern.test(words))
    : undefined;

import type { Chart } from '../chart.ts';
import type { Paragraph } from '../reading.ts';
import { answerAboutMatches, answerAboutTwoSigns } from './answers/answer-about-people.ts';
import {
  answerAboutCharacter,
  answerAboutElements,
  answerAboutHour,
  answerAboutLuck,
  answerAboutNumbers,
  answerAboutPhase,
  answerAboutPillars,
  answerAboutWork,
  answerWhyThisSign,
} from './answers/answer-about-self.ts';
import {
  answerAboutMonths,
  answerAboutTaiSui,
  answerAboutYear,
  answerAboutYearOfSign,
} from './answers/answer-about-years.ts';
import type { Question } from './read-question.ts';

/** Something that can be asked. */
export interface Topic {
  readonly id: string;
  /** A question of this topic, which a refusal shows. */
  readonly example: string;
  readonly isAsked: (question: Question) => boolean;
  readonly answer: (chart: Chart, question: Question) => Paragraph[];
}

const hasAnyOf = (words: string): ((question: Pick<Question, 'words'>) => boolean) => {
  const pattern = new RegExp(` (?:${words}) `, 'u');
  return (question) => pattern.test(question.words);
};

const ofWork = hasAnyOf(
  'jobs?|work|works|working|workplace|careers?|professions?|professional|boss|manager|colleagues?|coworkers?|employ\\p{L}+|promotion|promoted|business|compan(?:y|ies)|start ?up|office|interview|salary|raise|resign|study|studying|studies|exams?|degree|vocation|occupations?|become an? \\p{L}+|trade|trades',
);
const ofLove = hasAnyOf(
  'love|loves|loving|marry|married|marriage|wedding|partners?|relationships?|dating|date|romance|romantic|boyfriend|girlfriend|husband|wife|fiance\\p{L}*|single|soulmates?|spouse|engaged|propose|divorce|break up|ex',
);
const ofTime = hasAnyOf(
  'should i|when|now|soon|this time|right time|good time|change|changing|quit|leave|leaving|switch|start|starting|begin|promotion|promoted|move|ahead|future|will i|will my|going to|expect|coming',
);
const namesYear = ({ years }: Question): boolean => years.length > 0;

/** The topics, the most particular first: the first that is asked answers. */
export const topics: readonly Topic[] = [
  {
    id: 'year-of-sign',
    example: 'When is the next Year of the Dragon?',
    isAsked: ({ signOfYear, words }) =>
      signOfYear !== undefined && !hasAnyOf('why|born|am i|was i|what am i')({ words }),
    answer: answerAboutYearOfSign,
  },
  {
    id: 'own-sign',
    example: 'Why is this my sign?',
    isAsked: hasAnyOf(
      'why am i (?:a|an) \\p{L}+|am i (?:really )?(?:a|an) \\p{L}+|why is (?:this|that) my sign|(?:what|which) (?:chinese )?(?:zodiac )?(?:sign|animal) (?:am i|is mine)|what is my (?:chinese )?(?:zodiac )?(?:sign|animal)|born before (?:chinese |lunar )?new year|my (?:chinese )?zodiac',
    ),
    answer: answerWhyThisSign,
  },
  {
    id: 'two-signs',
    example: 'Why do I argue with my sister, a Dog?',
    isAsked: ({ signs }) => signs.length > 0,
    answer: answerAboutTwoSigns,
  },
  {
    id: 'tai-sui',
    example: 'Do I meet Tai Sui next year?',
    isAsked: hasAnyOf(
      'tai sui|taisui|ben ming nian|benmingnian|unlucky year|bad year|my own year|my zodiac year|year of my (?:own )?(?:sign|animal)|wear red',
    ),
    answer: answerAboutTaiSui,
  },
  {
    id: 'phase',
    example: 'Which ten-year phase am I in?',
    isAsked: hasAnyOf('phases?|decades?|ten years?|10 years?|luck pillars?|da yun|dayun|long run|long term'),
    answer: answerAboutPhase,
  },
  {
    id: 'months',
    example: 'Which months of this year suit me?',
    isAsked: hasAnyOf(
      '(?:which|what|best|good|bad|easy|hard|lucky|right) months?|months?|wedding date|which day',
    ),
    answer: answerAboutMonths,
  },
  {
    id: 'hour',
    example: 'What does my hour of birth say?',
    isAsked: hasAnyOf('hours?|birth time|time of (?:my )?birth|time i was born|inner animal|secret animal'),
    answer: answerAboutHour,
  },
  {
    id: 'elements',
    example: 'Which element do I lack?',
    isAsked: hasAnyOf('elements?|wood|fire|earth|metal|missing|lack|lacking|balance|balanced'),
    answer: answerAboutElements,
  },
  {
    id: 'pillars',
    example: 'What are my Four Pillars?',
    isAsked: hasAnyOf(
      'pillars?|bazi|ba zi|day master|day stem|stems?|branch|branches|chart|eight characters',
    ),
    answer: answerAboutPillars,
  },
  {
    id: 'luck',
    example: 'What are my lucky numbers, colours and directions?',
    isAsked: hasAnyOf(
      'lucky (?:numbers?|colou?rs?|directions?|days?|things?|charms?)|colou?rs?|directions?|feng shui|kua|gua|(?:should|which way) .{0,20}face|facing|which way',
    ),
    answer: answerAboutLuck,
  },
  {
    id: 'numbers',
    example: 'What is my life path number?',
    isAsked: hasAnyOf(
      'life path|numerolog\\p{L}+|birth ?day number|name number|expression(?: number)?|master number|my numbers?|number of my name',
    ),
    answer: answerAboutNumbers,
  },
  {
    id: 'work-and-year',
    example: 'Should I change jobs this year?',
    isAsked: (question) => ofWork(question) && (namesYear(question) || ofTime(question)),
    answer: answerAboutYear('work'),
  },
  {
    id: 'work',
    example: 'What kind of work suits me?',
    isAsked: ofWork,
    answer: answerAboutWork,
  },
  {
    id: 'love-and-year',
    example: 'What does next year say of love?',
    isAsked: (question) => ofLove(question) && (namesYear(question) || ofTime(question)),
    answer: answerAboutYear('love'),
  },
  {
    id: 'matches',
    example: 'Which signs do I get on with?',
    isAsked: (question) =>
      ofLove(question) ||
      hasAnyOf(
        'match|matches|compatible|compatibility|which signs?|what signs?|get on|get along|friends?|friendship|best friend|who suits|suits? me|ally|allies|enem(?:y|ies)|avoid|clash',
      )(question),
    answer: answerAboutMatches,
  },
  {
    id: 'character',
    example: 'What am I good at?',
    isAsked: hasAnyOf(
      'strengths?|strong|good at|talents?|talented|gifts?|weak|weakness|weaknesses|faults?|flaws?|personality|character|traits?|temper|improve|who am i|what am i like|describe me|about me|bad at|work on|known for|nature',
    ),
    answer: answerAboutCharacter,
  },
  {
    id: 'year',
    example: 'How does 2027 look for me?',
    isAsked: (question) =>
      namesYear(question) ||
      ofTime(question) ||
      hasAnyOf(
        'years?|travel|trip|abroad|holiday|house|home|luck|lucky|fortune|plan|plans|project|decision|decide',
      )(question),
    answer: answerAboutYear('life'),
  },
];

/** Whether a question is about love and pairs. */
export const isAboutLove = (question: Question): boolean =>
  ofLove(question) || hasAnyOf('crush|kiss|soulmates?|flirt\\p{L}*')(question);

/** A quarrel or a friendship with somebody whose sign is not named. */
export const isAboutSomebody = hasAnyOf(
  'argue|argues|arguing|quarrel\\p{L}*|fight|fights|fighting|conflict|get (?:on|along) with (?:my|him|her|them)|understand (?:my|him|her|them)|mother|father|mum|mom|dad|sister|brother|daughter|son|aunt|uncle|cousin|neighbou?r|in laws?|he|she|him|her',
);

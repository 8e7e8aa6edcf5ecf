import {
  answerAboutLunarBirthday,
  answerAboutNewYear,
  answerAboutOwnYear,
  answerAboutReckonedAge,
  answerAboutTaiSui,
  answerAboutYearOfSign,
} from '../answers/answer-about-age.ts';
import { answerAboutDecade, answerAboutPhase } from '../answers/answer-about-decade.ts';
import { answerAboutMonth } from '../answers/answer-about-month.ts';
import { answerAboutBestMonths, answerAboutBestYears } from '../answers/answer-about-times.ts';
import { answerAboutNameOfYear, answerAboutYear } from '../answers/answer-about-year.ts';
import { lifeSubjectOf } from '../life-subjects.ts';
import type { Question } from '../read-question.ts';
import { asksFor, type Topic } from '../topic.ts';

/** Dates of the calendar that a chart has. */
export const topicsOfCalendar: readonly Topic[] = [
  {
    id: 'reckoned-age',
    example: 'How old am I in Chinese years?',
    isAsked: asksFor(
      'how old will i be.{0,24}|how old (?:am|will|would) i .{0,30}(?:chinese|lunar|east asian|korean|vietnamese|tradition\\p{L}*|reckoned).{0,20}|(?:my|what is my) (?:chinese|lunar|korean|reckoned|nominal) age|(?:chinese|korean) age|xu ?sui|how old am i',
    ),
    answer: answerAboutReckonedAge,
  },
  {
    id: 'lunar-birthday',
    example: 'When is my lunar birthday?',
    isAsked: asksFor(
      '(?:under )?(?:what|which) moon|moon (?:that )?i was born.{0,8}|(?:lunar|chinese) (?:birthday|birth ?date|date of birth)|birthday (?:in|by|on|of) the (?:lunar|chinese|moon) (?:calendar)?|lunar date|moon calendar birthday',
    ),
    answer: answerAboutLunarBirthday,
  },
  {
    id: 'new-year',
    example: 'When is Chinese New Year?',
    isAsked: (question) =>
      asksFor(
        'when (?:is|was|does|will|did) .{0,20}(?:new year|spring festival|tet|zodiac year .{0,12}(?:start|begin)|year .{0,12}(?:start|begin|change|end)).{0,30}|(?:what|which) (?:day|date) is .{0,20}new year|date of .{0,20}new year|what (?:day|date) (?:does|is|did|will) .{0,30}(?:start|starts|begin|begins|end|ends|new year).{0,30}|how (?:many days|long|many weeks) .{0,24}new year',
      )(question) && !/ (?:phases?|decades?|luck) /u.test(question.words),
    answer: answerAboutNewYear,
  },
  {
    id: 'own-year',
    example: 'When is my next own year?',
    isAsked: (question) =>
      asksFor(
        'when (?:is|was|will be|comes?|do i have) .{0,20}(?:own year|zodiac year|ben ?ming ?nian|year of my (?:own )?(?:sign|animal)|my year|my animal)|next (?:own year|zodiac year|ben ?ming ?nian)|(?:bad luck|unlucky|good luck|lucky) .{0,24}(?:my (?:own |zodiac |animal )?(?:year|sign year)|own year|ben ?ming ?nian)|my own year|my zodiac year|year of my own sign',
      )(question) && !/ (?:tai ?sui|is this|is (?:20|19)\d\d|am i in|happens?) /u.test(question.words),
    answer: answerAboutOwnYear,
  },
  {
    id: 'tai-sui',
    example: 'Do I meet Tai Sui next year?',
    isAsked: asksFor(
      'tai ?sui|ben ?ming ?nian|unlucky year|my own year|my zodiac year|year of my (?:own )?(?:sign|animal)|wear (?:something )?red|offend\\p{L}* .{0,12}year',
    ),
    answer: answerAboutTaiSui,
  },
  {
    id: 'year-of-sign',
    example: 'When is the next Year of the Dragon?',
    isAsked: ({ signOfYear, words }) =>
      signOfYear !== undefined && !/ (?:why|born|am i|was i|what am i|women|girls) /u.test(words),
    answer: answerAboutYearOfSign,
  },
  {
    id: 'name-of-year',
    example: 'Which animal is 2027?',
    isAsked: ({ words, years, signs, time }) =>
      (years.length === 1 || / this year | next year | year is it /u.test(words)) &&
      signs.length === 0 &&
      (time.kind === 'years' || / year is it /u.test(words)) &&
      asksFor(
        '(?:what|which) (?:chinese |zodiac )*year is it.{0,40}|(?:what|which) (?:chinese )?(?:zodiac |animal )?(?:animal|sign|zodiac|year|element)(?: animal| sign)? (?:is|was|will)(?: be)?(?: the)?(?: zodiac)?(?: year)?(?: it)?(?: in| of)? (?:this|next|last|(?:19|20|21)\\d\\d).{0,20}|(?:19|20|21)\\d\\d is the year of|year of (?:which|what)|(?:what|which) (?:animal|sign) (?:year )?is (?:it )?(?:this|next)',
      )({ words }),
    answer: answerAboutNameOfYear,
  },
];

const superlative =
  / (?:best|luckiest|worst|hardest|easiest|happiest|most (?:successful|important|difficult|favourable|auspicious)|unluckiest|toughest|greatest|strongest|good|lucky|bad|right|favourable|ideal|auspicious|better|difficult|avoid|which|what|any|difficult|careful|hard|easy|suit|suits) /u;

const asksYears = ({ words, time }: Question): boolean =>
  !/ i (?:was|am) born /u.test(words) &&
  (time.kind === 'none' || (time.kind === 'years' && time.years.length > 1)) &&
  ((/ years /u.test(words) && superlative.test(words)) ||
    / (?:which|what|best|worst|luckiest|good|right|lucky|hardest|happiest|any|most \p{L}+|toughest|greatest|auspicious) (?:\p{L}+ )?years? /u.test(
      words,
    ) ||
    / year (?:is|will be|would be) (?:best|the best|good|worst|my best|better|right) | when .{0,40}best year /u.test(
      words,
    ));

const asksMonths = ({ words, time }: Question): boolean =>
  time.kind !== 'months' &&
  !/ (?:hair|haircut|week|dye|nails|laundry) /u.test(words) &&
  (/ (?:which|what|best|worst|good|right|lucky|hardest|easiest|bad|easy|hard|auspicious|favourable|luckiest|any|difficult) (?:\p{L}+ )?(?:months?|days?|dates?|time of year) | months /u.test(
    words,
  ) ||
    / (?:wedding|moving|lucky|auspicious|opening) dates? /u.test(words));

/** “When” about something for which people choose a month, or about a life. */
const asksWhen = ({ words }: Question): boolean =>
  / (?:when|how long until|how soon|will i ever|best time|good time to|right time|what time) /u.test(words) &&
  !/ (?:now|is it|is this|when i (?:am|was|get|feel|see|meet|talk)|when (?:he|she|they|people|things|we) \p{L}+) /u.test(
    words,
  );

/** “When should I travel in 2027?” */
const asksMonthOfYear = ({ words, years }: Question): boolean =>
  years.length === 1 &&
  lifeSubjectOf(words)?.unit === 'month' &&
  / when (?:should|can|shall) i /u.test(words);

/** Years, months and decades held against the chart. */
export const topicsOfTime: readonly Topic[] = [
  {
    id: 'phase',
    example: 'Which ten-year phase am I in?',
    isAsked: ({ words, time }) =>
      / (?:phases?|luck pillars?|da ?yun|luck cycles?|(?:ten|10) year (?:luck|cycles?|periods?|fortunes?)) /u.test(
        words,
      ) ||
      (/ decades? | long run | long term /u.test(words) && time.kind !== 'ages'),
    answer: answerAboutPhase,
  },
  {
    id: 'decade',
    example: 'What do my forties look like?',
    isAsked: ({ time }, chart) =>
      time.kind === 'decade' ||
      (time.kind === 'ages' && time.from >= 10 && time.from + chart.date.year <= 2150),
    answer: answerAboutDecade,
  },
  {
    id: 'best-months',
    example: 'Which months of this year suit me?',
    isAsked: asksMonths,
    answer: answerAboutBestMonths,
  },
  {
    id: 'best-years',
    example: 'Which year will be my best?',
    isAsked: asksYears,
    answer: answerAboutBestYears,
  },
  {
    id: 'month',
    example: 'Is next month good for moving house?',
    isAsked: ({ time, words }) =>
      time.kind === 'months' &&
      time.months.every(({ year }) => year > 1583 && year < 2199) &&
      (lifeSubjectOf(words) !== undefined ||
        / (?:month|week|day|today|tomorrow|weekend|spring|summer|autumn|fall|winter|january|february|march|april|may|june|july|august|september|october|november|december) /u.test(
          words,
        )) &&
      !/ (?:hair|haircut|dye|wear|eat|cook|watch|lunch|dinner|weather|rain|read|capital|score|news) /u.test(
        words,
      ),
    answer: answerAboutMonth,
  },
  {
    id: 'when',
    example: 'When will I meet someone?',
    isAsked: (question) =>
      (question.time.kind === 'none' || asksMonthOfYear(question)) &&
      asksWhen(question) &&
      lifeSubjectOf(question.words) !== undefined,
    answer: (chart, question) =>
      lifeSubjectOf(question.words)?.unit === 'month'
        ? answerAboutBestMonths(chart, question)
        : answerAboutBestYears(chart, question),
  },
];

/** Questions about a year that are none of a particular kind. */
export const topicsOfYears: readonly Topic[] = [
  {
    id: 'year',
    example: 'How does 2027 look for me?',
    isAsked: (question) => {
      const { time, words } = question;
      if (time.kind === 'months' || / (?:wear|hair|dye|eat) /u.test(words)) return false;
      if (time.kind === 'years')
        return (
          lifeSubjectOf(words) !== undefined ||
          / (?:years?|look|looks|bring|brings|hold|holds|expect|mean|means|meant|say|says|like|be|happens?|happened|going|turn|when|about|forecast|horoscope|prediction|ahead|store|for me|go|life|better|future|(?:19|20|21)\d\d) /u.test(
            words,
          )
        );
      return (
        / (?:future|lies ahead|the road ahead|in store|expect from life|horoscope|forecast|predict\p{L}*|fortune|am i lucky|my luck|am i (?:a )?lucky|what next|my life|good luck|bad luck) /u.test(
          words,
        ) ||
        (/ (?:should|shall|will|can|could|do|is it|is this|is my|is our|are we|ought|am i|may) /u.test(
          words,
        ) &&
          isLifeDecision(words))
      );
    },
    answer: answerAboutYear,
  },
];

/** Subjects that come up in passing, and count only where they are what happens to the person. */
const passing = new Set(['luck', 'danger', 'happiness', 'friends', 'family', 'work', 'love']);

/** A decision or an event of one's own life. */
function isLifeDecision(words: string): boolean {
  const subject = lifeSubjectOf(words);
  if (!subject) return false;
  if (subject.id === 'lasting') return true;
  if (passing.has(subject.id))
    return / (?:will|am|can|shall) (?:i|my \p{L}+|our \p{L}+|things|it|life|we) (?:ever |always |finally |soon |going to |be |get |have |find |succeed|go |turn|do )/u.test(
      words,
    );
  return / (?:(?:should|shall|will|can|could|ought|may) (?:i|we|my|our)|am i going to|are we going to|do i have a chance|is (?:it|this|now|my|our) ?(?:a |the |time|ever|wise|ok|okay|too|good|safe|better|right|worth|going|move|\p{L}+ going)) ?/u.test(
    words,
  );
}

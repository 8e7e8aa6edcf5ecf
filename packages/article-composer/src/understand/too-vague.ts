import { elementOfWord } from '../keyword/sign-words.ts';
import { wordsIn } from '../keyword/words-in.ts';
import type { Topic } from './subject.ts';

/** Topics that are recognised by everyday words. They are meant only if the keyword names the zodiac or its calendar as well. */
const everyday: ReadonlySet<Topic> = new Set([
  'chart',
  'years',
  'january',
  'western',
  'rank',
  'hours',
  'race',
  'vietnam',
  'korea',
  'japan',
  'reading',
  'find',
]);

const field =
  /\bchinese\b|\bchina\b|\bzodiacs?\b|\bshengxiao\b|\bsigns?\b|\banimals?\b|\bastrolog|\bhoroscopes?\b|\blunar\b|\bnew year\b|\bjade emperor\b|\bgreat race\b|\bdouble hours?\b|\bshichen\b|\bborn at\b|\bfour pillars\b|\p{Script=Han}/u;

const everydayPhrase =
  /^(?:the |a )?(?:rat race|monkey business|dog days?|cash cows?|snake eyes|tiger economy|dragon fruit|bull run)$/;

/** Whether a keyword is a phrase that names an animal and means something else. */
export const isEverydayPhrase = (text: string): boolean => everydayPhrase.test(text.trim());

/** Whether a keyword has only words that could be about anything, such as "love". */
export const isTooVague = (text: string, topic: Topic | undefined): boolean =>
  topic !== undefined && everyday.has(topic) && !field.test(text);

/** Whether a keyword is the name of an element alone, such as "fire". */
export const isElementAlone = (text: string): boolean =>
  wordsIn(text).every((word) => elementOfWord(word) !== undefined);

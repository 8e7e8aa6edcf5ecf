import { say, stated, textOf, type Passage } from '../claims/passage.ts';
import { isAboutWork, rowsNamedBy, type Story } from '../story.ts';
import { upperFirst } from '../wording/words.ts';
import { plainMeaning } from './answers.ts';

/** In characters. Search results cut longer titles off. */
const maxTitleLength = 68;

/** Title and meta description for search results. The title is the keyword in title case, with a suffix if it fits. */
export function headlines(story: Story): { title: Passage; metaDescription: Passage } {
  const subject = story.topics.spelled ? spelledKeyword(story, inTitleCase) : say`The Chinese Zodiac`;
  const tail = story.choice.some(tailsFor(story), 8).find((words) => fits(subject.text, words));
  const withoutTail = subject.text.length < 10 ? say`${subject} in the Chinese Zodiac` : subject;
  return {
    title: tail ? say`${subject}: ${tail}` : withoutTail,
    metaDescription: describe(story),
  };
}

const spelledKeyword = ({ topics: { text, spelled } }: Story, words: (keyword: string) => string): Passage =>
  stated({ kind: 'keyword', text, spelled }, (claim) => words(claim.spelled));

/** Whether the suffix repeats no word of the subject and the title stays within its limit. */
function fits(subject: string, tail: string): boolean {
  const said = new Set(subject.toLowerCase().match(/\p{L}+/gu));
  const repeats = (tail.toLowerCase().match(/\p{L}{4,}/gu) ?? []).some((word) => said.has(word));
  return !repeats && subject.length + tail.length + 2 <= maxTitleLength;
}

function tailsFor({ topics }: Story): string[] {
  if (topics.signs.length > 1) {
    return ['The Match and the Rule Behind It', 'What the Circle of Twelve Says', 'Score, Rule and Dates'];
  }
  if (topics.lifePaths.length > 0) {
    return ['The Number and What It Is Said to Mean', 'How It Is Reckoned and Read', 'A Plain Guide'];
  }
  if (topics.years.length > 0) {
    return ['Sign, Element and Exact Dates', 'When It Begins and What It Means', 'What the Calendar Says'];
  }
  if (rowsNamedBy(topics).length > 0) {
    return ['The Sign of a Founding Date', 'Read by Its True Date', 'What the Calendar Says'];
  }
  if (topics.themes.some((theme) => theme === 'company' || theme === 'car' || theme === 'state')) {
    return ['Sorted by Founding Date', 'Counted and Named', 'By Year of Foundation'];
  }
  if (isAboutWork({ topics })) {
    return ['Strengths, Fields and Colleagues', 'What Tradition Says of the Office', 'A Plain Guide'];
  }
  return [
    'What the Calendar Says',
    'Years, Matches and Meaning',
    'A Guide With Exact Dates',
    'Tradition and True Dates',
    'A Plain Guide',
  ];
}

const smallWords = new Set('a an and as at but by for from in of on or the to vs with'.split(' '));

/** Keeps words with inner capitals, such as "IBM" and "eBay". */
const inTitleCase = (text: string): string =>
  text
    .split(' ')
    .map((word, index) =>
      (index > 0 && smallWords.has(word)) || /\p{Lu}/u.test(word.slice(1)) ? word : upperFirst(word),
    )
    .join(' ');

/** The first answer, with an ending if both fit into 160 characters. */
function describe(story: Story): Passage {
  const endings = [
    ' With exact dates, and tradition called tradition.',
    ' With exact dates and the rules.',
    '',
  ];
  const answer = plainMeaning(story);
  const fitting = endings.find((ending) => {
    const { length } = textOf(answer) + ending;
    return length >= 70 && length <= 160;
  });
  if (fitting !== undefined) return say`${answer}${fitting}`;
  const subject = spelledKeyword(story, (keyword) => keyword || 'the twelve signs');
  return say`What the Chinese calendar says of ${subject}, exact to the day, and what tradition adds.`;
}

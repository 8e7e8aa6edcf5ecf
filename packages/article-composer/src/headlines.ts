import { plainMeaning } from './answers.ts';
import { foundingsNamed, isAboutWork, type Story } from './story.ts';

/** In characters. Search results cut longer titles off. */
const maxTitleLength = 68;

/** Title and meta description for search results. The title is the keyword in title case, with a suffix if it fits. */
export function headlines(story: Story): { title: string; metaDescription: string } {
  const subject = inTitleCase(story.topics.spelled) || 'The Chinese Zodiac';
  const tail = story.choice.some(tailsFor(story), 8).find((words) => fits(subject, words));
  return {
    title: tail ? `${subject}: ${tail}` : subject.length < 10 ? `${subject} in the Chinese Zodiac` : subject,
    metaDescription: describe(story),
  };
}

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
  if (foundingsNamed(topics).length > 0) {
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
      (index > 0 && smallWords.has(word)) || /\p{Lu}/u.test(word.slice(1))
        ? word
        : word.charAt(0).toUpperCase() + word.slice(1),
    )
    .join(' ');

/** The first answer, with an ending if both fit into 160 characters. */
function describe(story: Story): string {
  const ends = [' With exact dates, and tradition called tradition.', ' With exact dates and the rules.', ''];
  const answer = plainMeaning(story);
  const found = ends.map((end) => answer + end).find((text) => text.length >= 70 && text.length <= 160);
  return (
    found ??
    `What the Chinese calendar says of ${story.topics.spelled || 'the twelve signs'}, exact to the day, and what tradition adds.`.slice(
      0,
      160,
    )
  );
}

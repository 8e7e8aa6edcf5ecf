import { textOf, type Phrase } from '../claims/passage.ts';
import { isAboutElements, rowsNamedBy, type Story } from '../story.ts';
import {
  birthdayAnswer,
  dateAnswer,
  elementAnswer,
  generalAnswer,
  lifePathAnswer,
  pairAnswer,
  ruleAnswer,
  signAnswer,
  signFacts,
  workAnswer,
  yearAnswer,
} from './calendar-answers.ts';
import { countAnswers, rowAnswer, rowPairAnswer, signThemeAnswers, withheldAnswer } from './table-answers.ts';

/** The first answer. */
export const plainMeaning = (story: Story): Phrase => answersOf(story)[0] ?? '';

/** Answers the keyword in one sentence per topic, most specific first. There is at least one. */
export function answersOf(story: Story): Phrase[] {
  const { topics, focus } = story;
  const answers: Phrase[] = [
    ...withoutRepeats(topics.dates.flatMap(dateAnswer)),
    ...topics.years.slice(0, 3).flatMap((year) => yearAnswer(story, year)),
    ...pairAnswer(story),
    ...withoutRepeats(rowsNamedBy(topics).slice(0, 3).map(rowAnswer)),
    ...rowPairAnswer(story),
    ...withheldAnswer(story),
    ...(isAboutElements(story) ? topics.elements.map(elementAnswer) : []),
    ...topics.lifePaths.map(lifePathAnswer),
    ...topics.birthdays.map(birthdayAnswer),
    ...topics.rules.map(ruleAnswer),
    ...signFacts(story),
    ...(focus.length > 0 ? signThemeAnswers(story) : [...countAnswers(story), ...workAnswer(story)]),
  ];
  if (topics.years.length === 0) answers.push(...topics.signs.map((sign) => signAnswer(story, sign)));
  return answers.length > 0 ? answers : generalAnswer(story);
}

const withoutRepeats = (answers: readonly Phrase[]): Phrase[] =>
  answers.filter((answer, index) => answers.findIndex((other) => textOf(other) === textOf(answer)) === index);

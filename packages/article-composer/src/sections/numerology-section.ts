import type { CalendarDate } from '@org/zodiac-core';
import { minorHeading, paragraph, table, together, type Markup } from '../claims/markup.ts';
import { listed, say, stated, type Phrase } from '../claims/passage.ts';
import type { Section } from '../fit-sections.ts';
import { quotedKeyword, type Story } from '../story.ts';
import {
  adultBirthYears,
  newYearsDay,
  signOfYear,
  yearByName,
  yearsBetween,
  yearsOfSign,
} from '../wording/calendar-phrases.ts';
import { lifePathPortraits } from '../wording/life-path-portraits.ts';
import {
  addedUp,
  birthdaysOf,
  isNeverReached,
  lifePath,
  lifePaths,
  masterNumbers,
  monthInWords,
  months,
  neverReached,
  neverReachedInShort,
  sumInCells,
} from '../wording/numerology-phrases.ts';
import { gifts } from '../wording/sign-phrases.ts';
import { upperFirst, withArticle } from '../wording/words.ts';

/** Descriptions of life path numbers, with example dates. */
export function numerologySection(story: Story): Section {
  const { topics, choice } = story;
  const isRequested =
    topics.themes.includes('numerology') || topics.lifePaths.length + topics.birthdays.length > 0;
  const numbers = choice.some(lifePaths, 12).filter((number) => !topics.lifePaths.includes(number));
  return {
    about: 'numerology',
    heading: choice.pick([
      'Numerology, a second lens',
      'The numbers beside the sign',
      'Life paths and signs',
    ]),
    matchesKeyword: isRequested,
    blocks: [
      ...topics.lifePaths.flatMap((number, index) => [
        { priority: 0.5 + index, content: portrait(story, number) },
        {
          priority: 0.7 + index,
          content: isNeverReached(number) ? paragraph(neverReached(number)) : firstBirthdays(story, number),
        },
      ]),
      { priority: isRequested ? 1 : 8, content: paragraph(...calculation(story)) },
      { priority: isRequested ? 3 : 10, content: paragraph(...wordsOfMonths(story)) },
      ...numbers.map((number, index) => ({
        priority: (isRequested ? 3 : 11) + index / 2,
        content: together(minorHeading(title(number)), paragraph(...lifePathSentences(story, number))),
      })),
    ],
  };
}

/** `'Life path 7: the Scholar'`. */
const title = (number: number): Phrase =>
  stated(lifePath(number), (claim) => `Life path ${claim.number}: the ${claim.title}`);

const calculation = (story: Story): Phrase[] => [
  story.choice.pick([
    'Numerology is a custom of its own and knows nothing of the twelve animals.',
    'The life path comes from another tradition than the zodiac, and the two never meet in an old book.',
  ]),
  say`It adds month, day and year, then adds the digits of the sum until one is left, keeping the master numbers ${masterNumbers()}.`,
  addedUp(exampleDate(story)),
];

const wordsOfMonths = (story: Story): Phrase[] => [
  story.choice.pick(['Months have words of their own in this scheme.', 'The month of birth adds a word.']),
  say`${listed(story.choice.some(months, 3).map(monthInWords))}.`,
  story.choice.pick([
    'Such a word is a prompt for reflection, no more.',
    'A word is all it is, and sometimes a word is what one needs.',
  ]),
  addedUp(exampleDate(story)),
];

/** From March on, a date is in the zodiac year of the same number. */
function exampleDate({ choice, focus: [sign] }: Story): CalendarDate {
  const years = sign ? yearsOfSign(sign, 1940, 2020) : months.map((month) => 1960 + 4 * month);
  const [year = 1990] = choice.some(years, 1);
  const [month = 5] = choice.some(months.slice(2), 1);
  const [day = 15] = choice.some(yearsBetween(1, 28), 1);
  return { year, month, day };
}

/** A life path number that the keyword names. */
function portrait(story: Story, number: number): Markup {
  const { choice } = story;
  const quoted = quotedKeyword(story);
  const [gift, work, warning] = lifePathPortraits[number] ?? ['', '', ''];
  return together(
    minorHeading(title(number)),
    paragraph(
      gift,
      choice.pick([
        say`Of ${quoted} that is the kernel, and the rest is commentary.`,
        say`Whoever asks about ${quoted} will recognise it, or will not; both are answers.`,
      ]),
    ),
    paragraph(
      work,
      warning,
      choice.pick([
        say`So much for ${quoted}: the ${stated(lifePath(number), (claim) => claim.title)} keeps the name under every animal.`,
        say`No number has yet been seen to do the work by itself, whatever is promised about ${quoted}.`,
        say`Like every answer to ${quoted} it fits most people on some days.`,
      ]),
    ),
  );
}

/** A table of birth dates with a life path number, which shows the calculation. */
function firstBirthdays({ choice }: Story, number: number): Markup {
  const dates = choice
    .some(yearsBetween(1950, 2009), 60)
    .flatMap((year) => birthdaysOf(number, year).slice(0, 1))
    .slice(0, 8)
    .toSorted((a, b) => a.year - b.year);
  const heading = stated(lifePath(number), (claim) => `First birthday with a ${claim.number}`);
  return table(['Year', heading, 'The sum'], dates.map(sumInCells));
}

function lifePathSentences({ choice, focus: [sign] }: Story, number: number): Phrase[] {
  const meaning = lifePath(number);
  const label = stated(meaning, (claim) => claim.title);
  const gloss = stated(meaning, (claim) => claim.text);
  const beside = sign ?? signOfYear(choice.pick([1990, 1991, 1992, 1993, 1994, 1995, 1996, 1997]));
  const [strength = ''] = choice.some(gifts(beside), 1);
  const [year = 1990] = choice.some(yearsOfSign(beside, ...adultBirthYears), 1);
  const birthdays = choice
    .some(yearsBetween(1950, 2019), 20)
    .flatMap((each) => birthdaysOf(number, each))
    .filter(({ month }) => month > 2);
  return [
    choice.pick([
      say`Its gloss is short: “${gloss}”.`,
      say`“${label}” is the label, “${gloss}” the gloss.`,
      say`The reading is brief: “${gloss}”.`,
    ]),
    choice.pick([
      `Put beside the ${beside.name}, known for ${strength}, it gives two words to compare rather than one verdict.`,
      say`${upperFirst(withArticle(meaning.title))} born in the ${yearByName(year)} year, that is from ${newYearsDay(year)}, may ask which of the two portraits fits.`,
      `The ${beside.name} adds ${strength} to that, if one holds with both customs.`,
    ]),
    ...choice.some(birthdays, 1).map(addedUp),
    isNeverReached(number) ? neverReachedInShort(number) : '',
  ];
}

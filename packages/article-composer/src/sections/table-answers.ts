import { describeSign, zodiacSigns } from '@org/zodiac-core';
import { listed, say, stated, type Phrase } from '../claims/passage.ts';
import { isAboutWork, rowsNamedBy, type NamedRow, type Story } from '../story.ts';
import { rulesOfPair, scoreOfPair } from '../wording/pairing-phrases.ts';
import { bestMatches, nameOfSign, worstMatches } from '../wording/sign-phrases.ts';
import {
  countUnder,
  extremeCount,
  filedUnder,
  foundingTables,
  oldestInWords,
  oldestOf,
  rowsOfSign,
  tableRow,
} from '../wording/table-phrases.ts';
import { lowerFirst } from '../wording/words.ts';

export const rowAnswer = ({ table, row }: NamedRow): Phrase =>
  say`${filedUnder(table, row, 'is')}, by the most precise date that is known of it.`;

/** For rows that articles may not show, says where to find them. */
export const withheldAnswer = ({ withheldNames }: Story): Phrase[] => {
  const names = withheldNames
    .slice(0, 3)
    .map((name) => stated({ kind: 'withheld row', name }, (claim) => claim.name));
  return names.length > 0
    ? [
        say`The sign of ${listed(names)} stands in the database of Zodiac Atlas, of which articles tell a part.`,
      ]
    : [];
};

/** The relation between the signs of the first two rows that the keyword names. */
export function rowPairAnswer({ topics }: Story): Phrase[] {
  const named = rowsNamedBy(topics).map(({ row }) => row);
  const [one, other] = named.filter(
    ({ name }, index) => named.findIndex((each) => each.name === name) === index,
  );
  if (!one || !other || topics.signs.length > 1) return [];
  const [first, second] = [describeSign(one.sign), describeSign(other.sign)];
  return first === second
    ? [`Both stand under the ${first.name}, so no bond of the circle tells them apart.`]
    : [say`${scoreOfPair(first, second)}, for tradition finds ${rulesOfPair(first, second)} here.`];
}

/** The counts and the oldest row of each table that the keyword asks for, for an article about all twelve signs. */
export const countAnswers = (story: Story): Phrase[] =>
  foundingTables(story)
    .filter(({ theme }) => story.topics.themes.includes(theme))
    .flatMap(({ name, rows, shown }) => {
      const [most, ...others] = zodiacSigns
        .map((sign) => ({ sign, value: rowsOfSign(rows, sign).length }))
        .filter(({ value }) => value > 0)
        .toSorted((a, b) => b.value - a.value);
      if (!most) return [];
      const fewest = others.at(-1) ?? most;
      const oldest = oldestOf(rows);
      const answer = say`Counted by founding date, our list begins with ${extremeCount(name, 'most', most)} and ends with ${extremeCount(name, 'fewest', fewest)}.`;
      return shown.includes(oldest)
        ? [
            answer,
            say`The oldest of all is ${oldestInWords(name, null, oldest)}, filed under the ${stated(tableRow(name, oldest), ({ sign }) => nameOfSign(sign))}.`,
          ]
        : [answer];
    });

/** Answers the themes of the keyword for the first sign of the article. */
export function signThemeAnswers(story: Story): Phrase[] {
  const { topics, facts, focus } = story;
  const [sign] = focus;
  if (!sign) return [];
  const counts = foundingTables(story)
    .filter(({ theme, named }) => topics.themes.includes(theme) && named.length === 0)
    .filter(({ rows }) => rowsOfSign(rows, sign).length > 0)
    .map(
      ({ name }) =>
        say`Zodiac Atlas lists ${countUnder(facts, name, sign)}, by founding date; tradition itself, being older, has no view of them.`,
    );
  return [
    ...counts,
    ...(isAboutWork(story)
      ? [`At work the ${sign.name}, as tradition has it, ${lowerFirst(sign.businessTraits)}`]
      : []),
    ...(topics.themes.includes('love') && topics.signs.length < 2
      ? [
          say`Custom pairs the ${sign.name} best with the ${bestMatches(sign)}, and warns it of the ${worstMatches(sign)}.`,
        ]
      : []),
  ];
}

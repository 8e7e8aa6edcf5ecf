import type { ZodiacSign } from '@org/zodiac-core';
import type { Founding } from '../article.ts';
import { minorHeading, paragraph, table, together, type Markup } from '../claims/markup.ts';
import { listed, say, stated, type Phrase } from '../claims/passage.ts';
import type { Block, Section } from '../fit-sections.ts';
import { quotedKeyword, type Story } from '../story.ts';
import {
  countUnder,
  foundingTables,
  oldestInWords,
  oldestOf,
  rowsInWords,
  rowsOfSign,
  tableRow,
  type FoundingTable,
} from '../wording/table-phrases.ts';
import { kindInWords, upperFirst } from '../wording/words.ts';

/** A section about each table that has rows: how many each sign has, and some of their names. */
export const foundingSections = (story: Story): Section[] =>
  foundingTables(story).map((founding) => {
    const matchesKeyword = story.topics.themes.includes(founding.theme) || founding.named.length > 0;
    return {
      about: founding.name,
      heading: story.choice.pick(founding.headings),
      matchesKeyword,
      blocks: [...story.focus, ...story.others].flatMap((sign, index) =>
        rowsOfSign(founding.rows, sign).length > 0
          ? blocksOfSign(story, founding, sign, index, matchesKeyword)
          : [],
      ),
    };
  });

/** @param index - position of the sign in the article, from 0 */
function blocksOfSign(
  story: Story,
  founding: FoundingTable,
  sign: ZodiacSign,
  index: number,
  matchesKeyword: boolean,
): Block[] {
  const isFocus = index < story.focus.length;
  const offset = isFocus ? index : story.focus.length > 0 ? 5 + index / 2 : index / 2;
  const shown = rowsOfSign(founding.shown, sign);
  return [
    {
      priority: (matchesKeyword ? 1 : 7) + offset,
      content: together(
        minorHeading(
          `The ${sign.name}’s ${rowsOfSign(founding.rows, sign).length === 1 ? founding.one : founding.many}`,
        ),
        paragraph(...signSentences(story, founding, sign)),
      ),
    },
    ...(matchesKeyword && isFocus && shown.length > 0
      ? [{ priority: 1.5 + index, content: rowsTable(founding, shown) }]
      : []),
  ];
}

function signSentences(story: Story, founding: FoundingTable, sign: ZodiacSign): Phrase[] {
  const { choice, facts } = story;
  const { name, named } = founding;
  const ofSign = rowsOfSign(founding.rows, sign);
  const examples = examplesOf(story, founding, sign);
  const namedHere = ofSign.filter((row) => named.includes(row)).slice(0, 2);
  const kinds = [...new Set(examples.flatMap(({ kind }) => kind ?? []))].slice(0, 3).map(placeOrKind);
  const oldest = oldestOf(ofSign);
  const count = countUnder(facts, name, sign);
  return [
    choice.pick([
      say`Zodiac Atlas lists ${count}, by the most precise date known.`,
      say`${ofSign.length === 1 ? 'There is' : 'There are'} ${count} in our tables.`,
      say`Our tables hold ${count}.`,
    ]),
    namedHere.length > 0
      ? say`${rowsInWords(name, namedHere)} ${namedHere.length === 1 ? 'is one' : 'are two'} of them.`
      : '',
    examples.length > 1
      ? choice.pick([
          say`A handful, picked without favour: ${rowsInWords(name, examples)}.`,
          say`Among them are ${rowsInWords(name, examples)}.`,
          say`To name some: ${rowsInWords(name, examples)}.`,
        ])
      : '',
    kinds.length > 1
      ? choice.pick([
          say`They come from ${listed(kinds)}, so a common trait would be hard to find.`,
          say`What unites ${listed(kinds)} is a year and nothing more.`,
        ])
      : '',
    founding.shown.includes(oldest)
      ? choice.pick([
          say`The oldest of the list is ${oldestInWords(name, sign, oldest)}.`,
          say`First by date comes ${oldestInWords(name, sign, oldest)}.`,
          '',
        ])
      : '',
    examples.length + namedHere.length < ofSign.length ? referenceToDatabase(story) : '',
  ];
}

/** Up to five rows of a sign that the article may name, those of the kind that the keyword asks for first. */
function examplesOf(
  { choice, topics }: Story,
  { shown, named }: FoundingTable,
  sign: ZodiacSign,
): Founding[] {
  const nameable = rowsOfSign(shown, sign).filter((row) => !named.includes(row));
  return choice
    .some(nameable, nameable.length)
    .toSorted((a, b) => Number(isOfKind(b, topics.text)) - Number(isOfKind(a, topics.text)))
    .slice(0, 5);
}

function referenceToDatabase(story: Story): Phrase {
  const subject = story.topics.text ? quotedKeyword(story) : 'an overview';
  return story.choice.pick([
    say`For ${subject} that is enough; the full list is in the database.`,
    say`A page on ${subject} tells a part, and the database has all of them.`,
    say`Whoever wants more than ${subject} asks for finds the full list in the database.`,
  ]);
}

/** A table of rows, ordered by year. */
const rowsTable = ({ name: tableName, many, sort }: FoundingTable, rows: readonly Founding[]): Markup =>
  table(
    [upperFirst(many), 'Year', sort],
    rows
      .toSorted((a, b) => a.year - b.year)
      .map((row) => [
        stated(tableRow(tableName, row), ({ name }) => name),
        stated(tableRow(tableName, row), ({ year }) => String(year)),
        row.kind === null ? '' : upperFirst(kindInWords(row.kind)),
      ]),
  );

/** Whether the keyword contains the row's kind, as in "electric car brands". */
const isOfKind = ({ kind }: Founding, text: string): boolean =>
  kind !== null && ` ${text.toLowerCase()} `.includes(` ${kind.toLowerCase()} `);

const placeOrKind = (kind: string): string =>
  /^(Northeast|South|West|Midwest)$/.test(kind) ? `the ${kind}` : kindInWords(kind);

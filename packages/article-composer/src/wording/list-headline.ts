import type { ZodiacSign } from '@org/zodiac-core';
import { text } from '@org/content/articles';
import { fittingDescription, fittingTitle } from '../article-parts.ts';
import { filled } from '../claims/filled.ts';
import { upperFirst, type Phrase } from '../claims/passage.ts';
import { adjectiveOf } from '../keyword/country-in.ts';
import { yearInFigures } from './calendar-phrases.ts';
import { rowsInWords, tableWords, type Asked } from './table-phrases.ts';

/** The extreme of age that a keyword asks for, and whether it asks what suits a sign. */
interface Side {
  readonly age: 'oldest' | 'youngest' | undefined;
  readonly suits: boolean;
  /** Whether the article names several rows. */
  readonly namesRows: boolean;
}

/** The title and the description: what is listed, and by which sign or year. */
export function headlineOf(asked: Asked, { age, suits, namesRows }: Side) {
  const { one, year, country } = asked;
  const all = rowsInTitle(asked);
  const named =
    country === undefined
      ? all
      : filled(text('titles.rowsOfKind'), { kind: adjectiveOf(country), rows: all });
  const name = age === undefined ? named : filled(text(`titles.${age}`), { rows: named });
  const rows = upperFirst(rowsInWords(asked));
  return {
    title: fittingTitle(titlesOf(name, one, year, suits)),
    description: fittingDescription(
      one
        ? [
            filled(
              text(
                suits
                  ? 'titles.listThatSuitsAbout'
                  : namesRows
                    ? 'titles.listOfSignAbout'
                    : 'titles.listOfSignCountsAbout',
              ),
              {
                rows,
                sign: one.name,
              },
            ),
          ]
        : year === undefined
          ? [
              age === undefined
                ? filled(text(namesRows ? 'titles.listAbout' : 'titles.listOfCountsAbout'), { rows })
                : filled(text(`titles.${age}About`), { rows: rowsInWords(asked) }),
              filled(text(namesRows ? 'titles.listAboutShorter' : 'titles.listOfCountsAbout'), { rows }),
            ]
          : [filled(text('titles.listOfYearAbout'), { rows, year: yearInFigures(year) })],
    ),
  };
}

function rowsInTitle({ of, rowKind = null, trade }: Asked): Phrase {
  const { title } = tableWords[of];
  if (trade !== undefined) return inTitleCase(text(`trades.${trade}`));
  if (rowKind === null) return title;
  return of === 'usStates'
    ? filled(text('titles.inRegion'), { rows: title, region: rowKind })
    : filled(text('titles.rowsOfKind'), { kind: rowKind, rows: title });
}

const inTitleCase = (words: string): string =>
  words.replaceAll(/\b(?!and\b)\w/g, (letter) => letter.toUpperCase());

/** The longest title first. */
function titlesOf(
  rows: Phrase,
  one: ZodiacSign | undefined,
  year: number | undefined,
  suits: boolean,
): readonly Phrase[] {
  if (one)
    return [filled(text(suits ? 'titles.listThatSuits' : 'titles.listOfSign'), { rows, sign: one.name })];
  return year === undefined
    ? [filled(text('titles.list'), { rows }), filled(text('titles.listShorter'), { rows })]
    : [filled(text('titles.listOfYear'), { rows, year: yearInFigures(year) })];
}

import { compatibility, describeSign, type ZodiacSign } from '@org/zodiac-core';
import { fittingTitle, type Article } from '../article-parts.ts';
import { paragraph, table } from '../claims/markup.ts';
import { say, type Passage, type Phrase } from '../claims/passage.ts';
import type { NamedRow } from '../understand/subject.ts';
import { vary } from '../vary.ts';
import { rulesOfPair, scoreOfPair } from '../wording/pairing-phrases.ts';
import { dateOfRow, nameOfRow, signOfRow } from '../wording/table-phrases.ts';
import { withArticle } from '../wording/words.ts';
import type { Context } from './context.ts';
import { rulesTable } from './pair-article.ts';
import { evidenceTable, inOrOn, knownFor } from './row-article.ts';

/** Answers how the signs of two rows stand to each other. */
export function rowsArticle([a, b]: readonly [NamedRow, NamedRow], { text }: Context): Article {
  const [one, other] = [describeSign(a.row.sign), describeSign(b.row.sign)];
  return {
    title: fittingTitle([
      say`${nameOfRow(a)} and ${nameOfRow(b)} by Zodiac Sign`,
      say`${nameOfRow(a)} and ${nameOfRow(b)}: Signs`,
      say`${nameOfRow(a)}, ${nameOfRow(b)}`,
    ]),
    description: say`${nameOfRow(a)} is ${withArticle(one.name)} and ${nameOfRow(b)} ${withArticle(other.name)} by their dates of founding. What tradition says of the two signs.`,
    sections: [
      {
        heading: '',
        blocks: [
          paragraph(olderVerdict(a, b, text), datesOfBoth(a, b)),
          paragraph(verdictOnBoth(one, other)),
        ],
      },
      { heading: 'The dates of both', blocks: [evidenceTable(a), evidenceTable(b)] },
      {
        heading:
          one === other ? say`Two of the ${one.name}` : say`${one.name} and ${other.name} by tradition`,
        blocks: [
          rulesTable(one, other),
          table(
            'What our table says of both',
            [],
            [a, b].flatMap((each) =>
              each.row.knownFor === null
                ? []
                : [[nameOfRow(each), ...knownFor(each, each.row.knownFor).slice(1)]],
            ),
          ),
        ],
      },
    ],
  };
}

/** Answers "is BMW older than Ford" for years that differ. */
function olderVerdict(a: NamedRow, b: NamedRow, text: string): Phrase {
  const [asked] = /\b(?:older|younger|newer|first|earlier)\b/.exec(text) ?? [];
  if (asked === undefined || a.row.year === b.row.year) return '';
  const isOlder = asked !== 'younger' && asked !== 'newer';
  const isFirst = a.row.year < b.row.year === isOlder;
  if (/^(?:is|was)\b/.test(text) && !/\bor\b/.test(text)) return isFirst ? 'Yes.' : 'No.';
  return say`${nameOfRow(isFirst ? a : b)} is ${isOlder ? 'older' : 'younger'}.`;
}

/** `'BMW, founded on March 7, 1916, is a Dragon; Mercedes-Benz, founded on June 28, 1926, is a Tiger.'`, in several wordings. */
function datesOfBoth(a: NamedRow, b: NamedRow): Passage {
  const since = (named: NamedRow): Passage => say`${inOrOn(named)}${dateOfRow(named)}`;
  const [x, y] = [foundedWord(a), foundedWord(b)];
  return vary<Passage>(`${a.row.name} ${b.row.name} dates`, [
    say`${nameOfRow(a)}, ${x} ${since(a)}, is ${articleOf(a)}; ${nameOfRow(b)}, ${y} ${since(b)}, ${articleOf(b)}.`,
    say`${nameOfRow(a)} was ${x} ${since(a)} (${signOfRow(a)}), ${nameOfRow(b)} ${since(b)} (${signOfRow(b)}).`,
    say`${nameOfRow(a)} belongs to the ${signOfRow(a)} (${dateOfRow(a)}), ${nameOfRow(b)} to the ${signOfRow(b)} (${dateOfRow(b)}).`,
    say`The sign of ${nameOfRow(a)} is the ${signOfRow(a)} (${dateOfRow(a)}), that of ${nameOfRow(b)} the ${signOfRow(b)} (${dateOfRow(b)}).`,
  ]);
}

/** The score, with the rule behind it. That two signs share a season counts for nothing. */
const verdictOnBoth = (one: ZodiacSign, other: ZodiacSign): Phrase =>
  one === other
    ? 'Both have one sign.'
    : compatibility(one.id, other.id).basis === 'three-meetings'
      ? say`${scoreOfPair(one, other)}.`
      : say`${scoreOfPair(one, other)}: ${rulesOfPair(one, other)}.`;

const foundedWord = ({ table: of }: NamedRow): string => (of === 'usStates' ? 'admitted' : 'founded');

const articleOf = (named: NamedRow): string => withArticle(describeSign(named.row.sign).name);

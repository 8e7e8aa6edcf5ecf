import { describeSign, getChineseNewYear, zodiacSigns, type ZodiacSign } from '@org/zodiac-core';
import { text } from '@org/content/articles';
import { fittingDescription, fittingTitle, type Section } from '../article-parts.ts';
import { filled } from '../claims/filled.ts';
import { table } from '../claims/markup.ts';
import { say, withArticle, type Phrase } from '../claims/passage.ts';
import type { Founding } from '../article.ts';
import type { Entities, NamedRow } from '../keyword/entities.ts';
import { wordsIn } from '../keyword/plain-keyword.ts';
import { signOfYear } from '../keyword/sign-words.ts';
import {
  aboutRow,
  beganOn,
  dayOf,
  factsOfRow,
  fullList,
  maxPeers,
  precision,
  rowsTable,
  suits,
  whomItSuits,
  whyItsSign,
  zodiacYearOf,
} from '../sections/row-sections.ts';
import {
  aboutSign,
  minOfPeers,
  readingOfBoth,
  readingOfRow,
  tradeSection,
} from '../sections/trade-sections.ts';
import { relationsOfPair, rulesInWords } from '../sections/pair-sections.ts';
import { answer, prose } from '../sections/sign-sections.ts';
import { isBefore, newYearsDay, signOfDate, yearByName } from '../wording/calendar-phrases.ts';
import { bestPartnersOf, scoreOfPair } from '../wording/pairing-phrases.ts';
import {
  dateOfRow,
  knownForOf,
  nameOfRow,
  rowsOfSign,
  rowsOfSignInWords,
  signOfRow,
  tableWords,
} from '../wording/table-phrases.ts';
import { countsByYear, countsFigure } from '../sections/list-sections.ts';
import { categoryOfTable } from './list.ts';
import type { Context, Kind, KindArticle } from '../kind.ts';

const words =
  'founded founding company companies brand car cars state statehood date year years born birthday started union join joined admitted element compatibility compatible match';

/** One company, brand or state. */
export const row: Kind<'sign'> = {
  id: 'row',
  needs: { rows: 1, signs: [0, 2], table: [0, 1] },
  focuses: { sign: words },
  category: ({ rows: [named] }) => categoryOfTable(named?.table ?? 'companies'),
  key: ({ rows: [named] }) => `row ${named?.row.name ?? ''}`,
  write({ rows: [named], signs, keyword }, _focus, context): KindArticle {
    if (!named) throw new TypeError('The kind needs a row.');
    const { row: one, table: of } = named;
    const sign = describeSign(one.sign);
    const [asked] = signs;
    const date = dayOf(named);
    const alias = aliasIn(keyword, one);
    const values = {
      name:
        alias === undefined ? nameOfRow(named) : filled(text('row.alias'), { alias, name: nameOfRow(named) }),
      verb: beganOnVerb(named),
      date: dateOfRow(named),
      sign: signOfRow(named),
    };
    return {
      ...headlineOf(named, alias),
      sections: [
        answer(
          asked === undefined || signs.length > 1
            ? filled(text('row.answer'), values)
            : filled(text('row.is'), {
                verdict: text(asked === sign ? 'labels.yes' : 'labels.no'),
                ...values,
              }),
          date && isBefore(date, getChineseNewYear(one.year))
            ? filled(text('row.before'), { day: newYearsDay(one.year), other: signOfYear(one.year).name })
            : '',
          aboutSign(of, sign),
          precision(named),
        ),
        aboutRow(named),
        whyItsSign(named),
        readingOfRow(named, sign),
        ...(one.kind === null ? [] : tradeSection(named, sign, context)),
        ...othersOfSign(named, sign, context),
        ...(of === 'companies' ? [] : [countsByYear({ of, one: sign }, context, named)]),
        whomItSuits(of, sign, context, named),
      ].filter(isWritten),
      figure: date
        ? { kind: 'year', year: signOfDate(date).year, marks: [{ label: one.name, date }] }
        : countsFigure({ of, one: sign }, context),
      sources: ['calendar', 'elements'],
    };
  },
};

/** Whether a section says anything. */
const isWritten = ({ blocks }: Section): boolean =>
  blocks.some(({ html }) => html !== '' && html !== '<p></p>');

const beganOnVerb = ({ table: of, row: { day } }: NamedRow): string =>
  `${tableWords[of].verb} ${day === null ? 'in' : 'on'}`;

/** The other name by which a keyword names a row, as in "google zodiac sign" for Alphabet. */
function aliasIn(keyword: string, { name, aliases }: Founding): string | undefined {
  const words = ` ${wordsIn(keyword).join(' ')} `;
  const isNamed = (each: string): boolean => words.includes(` ${wordsIn(each).join(' ')} `);
  const alias = isNamed(name) ? undefined : aliases.find(isNamed);
  return alias && lettersOf(alias) === lettersOf(name) ? undefined : alias;
}

const lettersOf = (name: string): string => wordsIn(name).join('');

function headlineOf(named: NamedRow, alias: string | undefined): Pick<KindArticle, 'title' | 'description'> {
  return {
    title: fittingTitle([
      ...(alias === undefined ? [] : [filled(text('titles.rowByAlias'), { alias, name: nameOfRow(named) })]),
      filled(text('titles.row'), { name: nameOfRow(named) }),
      filled(text('titles.rowShorter'), { name: nameOfRow(named) }),
      filled(text('titles.rowShortest'), { name: nameOfRow(named) }),
      nameOfRow(named),
    ]),
    description: fittingDescription([
      filled(text('titles.rowAbout'), {
        name: nameOfRow(named),
        began: beganOn(named),
        sign: signOfRow(named),
      }),
      filled(text('titles.rowAboutShorter'), {
        name: nameOfRow(named),
        began: beganOn(named),
        sign: signOfRow(named),
      }),
    ]),
  };
}

/** Other rows of the sign of a row. */
function othersOfSign(named: NamedRow, sign: ZodiacSign, context: Context): readonly Section[] {
  const { row: one, table: of } = named;
  const others = rowsOfSign(context.nameable[of], sign)
    .filter((each) => each !== one)
    .slice(0, maxPeers);
  return others.length < minOfPeers
    ? []
    : [
        {
          heading: filled(text('heads.othersOfSign'), { sign: sign.name }),
          blocks: [
            rowsTable(
              of,
              filled(text('heads.otherRows'), { rows: rowsOfSignInWords({ of, one: sign }) }),
              others,
              sign,
            ),
            fullList(of),
          ],
        },
      ];
}

/** Two rows compared by their dates and signs. */
export const rows: Kind<'sign' | 'older'> = {
  id: 'comparison of two rows',
  needs: { rows: 2, signs: [0, 2], table: [0, 1] },
  focuses: {
    sign: `${words} comparison compare difference better`,
    older: 'older oldest younger newer first earlier came',
  },
  category: ({ rows: [named] }) => categoryOfTable(named?.table ?? 'companies'),
  key: (entities) =>
    entities.rows
      .map(({ row: one }) => `row ${one.name}`)
      .toSorted()
      .join(' and '),
  write({ rows: [a, b] }: Entities, focus, context): KindArticle {
    if (!a || !b) throw new TypeError('The kind needs two rows.');
    const [one, other] = [describeSign(a.row.sign), describeSign(b.row.sign)];
    const older = a.row.year <= b.row.year ? a : b;
    const signs = one === other ? [one] : [one, other];
    return {
      title: fittingTitle([
        filled(text('titles.rows'), { one: nameOfRow(a), other: nameOfRow(b) }),
        filled(text('titles.rowsShorter'), { one: nameOfRow(a), other: nameOfRow(b) }),
        say`${nameOfRow(a)}, ${nameOfRow(b)}`,
      ]),
      description: fittingDescription([
        one === other
          ? filled(text('titles.rowsAboutSame'), { one: nameOfRow(a), other: nameOfRow(b), sign: one.name })
          : filled(text('titles.rowsAbout'), {
              one: nameOfRow(a),
              first: withArticle(one.name),
              other: nameOfRow(b),
              second: withArticle(other.name),
            }),
        filled(text('titles.rowsAboutShorter'), { one: nameOfRow(a), other: nameOfRow(b) }),
      ]),
      sections: [
        answer(
          focus === 'older' ? filled(text('rows.older'), { name: nameOfRow(older) }) : '',
          one === other
            ? filled(text('rows.same'), {
                one: nameOfRow(a),
                first: dateOfRow(a),
                other: nameOfRow(b),
                second: dateOfRow(b),
                sign: one.name,
              })
            : filled(text('titles.rowsAnswer'), {
                one: nameOfRow(a),
                first2: withArticle(one.name),
                other: nameOfRow(b),
                second2: withArticle(other.name),
              }),
          one === other ? suits(a, one, text('rows.each')) : suitingBothInWords(a, b),
          text('rows.not-tested'),
        ),
        sideBySide(a, b),
        ...(one === other
          ? []
          : [
              prose(
                text('heads.rule'),
                say`${scoreOfPair(one, other)}; ${text('rows.ours-points')} ${rulesInWords(one, other)}`,
                text(`relations.${relationsOfPair(one, other)[0] ?? 'neutral'}.pair`),
              ),
            ]),
        readingOfBoth([
          [a, one],
          [b, other],
        ]),
        prose(text('heads.whatTheseSignsBring'), ...signs.map((each) => aboutSign(a.table, each))),
        ...[whomItSuits(a.table, one, context, a), whomItSuits(b.table, other, context, b)]
          .slice(0, signs.length)
          // The answer names the signs that suit both.
          .map(({ heading, blocks }) => ({ heading, blocks: blocks.slice(1) })),
      ].filter(isWritten),
      figure: countsFigure({ of: a.table, one: zodiacSigns.find(({ id }) => id === a.row.sign) }, context),
      sources: ['branches', 'calendar', 'elements'],
    };
  },
};

/** The signs whose people are said to suit each of two rows. */
const suitingBothInWords = (a: NamedRow, b: NamedRow): Phrase =>
  filled(text('rows.suits'), {
    one: nameOfRow(a),
    other: nameOfRow(b),
    people: text(`row.people.${a.table}`),
    best: bestPartnersOf(describeSign(a.row.sign)),
    best2: bestPartnersOf(describeSign(b.row.sign)),
  });

/** A table with the facts of two rows side by side. */
function sideBySide(a: NamedRow, b: NamedRow): Section {
  const facts = [a, b].map(
    (each) => new Map<string, Phrase>([...knownForBeside(each), ...factsOfRow(each, [a, b])]),
  );
  const labels = [...new Set(facts.flatMap((each) => [...each.keys()]))];
  return {
    heading: text('heads.side-by-side'),
    blocks: [
      table(
        filled(text('titles.twoRows'), { one: nameOfRow(a), other: nameOfRow(b) }),
        [text('labels.in-short'), nameOfRow(a), nameOfRow(b)],
        [
          [text('row.began'), dateOfRow(a), dateOfRow(b)],
          ...labels.map((label): Phrase[] => [label, ...facts.map((each) => each.get(label) ?? '–')]),
          [text('labels.zodiacYear'), yearByName(zodiacYearOf(a)), yearByName(zodiacYearOf(b))],
        ],
      ),
    ],
  };
}

/** The known-for text of a company or brand with its label. Some texts say what a company is, such as “A watchmaker; the Submariner”. */
const knownForBeside = ({ table: of, row }: NamedRow): readonly (readonly [string, Phrase])[] =>
  of === 'usStates' || row.knownFor === null
    ? []
    : [[text(row.knownFor.startsWith('is ') ? 'row.is-a' : 'row.known'), knownForOf(row)]];

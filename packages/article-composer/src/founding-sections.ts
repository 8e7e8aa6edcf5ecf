import { zodiacSigns, type ZodiacSign } from '@org/zodiac-core';
import type { Founding } from './article.ts';
import type { Section } from './fit-sections.ts';
import { foundingTables, type FoundingTable } from './founding-tables.ts';
import { minorHeading, paragraph, table } from './html.ts';
import { counted, foundingsInWords, kindInWords, listed } from './phrases.ts';
import type { Story } from './story.ts';

/** Sections about the companies, car brands and states of each sign. */
export function foundingSections(story: Story): Section[] {
  const { topics, choice } = story;
  return foundingTables(story).map((kind) => {
    const matchesKeyword = topics.themes.includes(kind.theme) || kind.named.length > 0;
    const signs = [...story.focus, ...story.others];
    return {
      heading: choice.pick(kind.headings),
      matchesKeyword,
      blocks: signs.flatMap((sign, index) => {
        const ofSign = kind.list.filter((founding) => founding.sign === sign.id);
        const shown = kind.shown.filter((founding) => founding.sign === sign.id);
        const isFocus = index < story.focus.length;
        return ofSign.length > 0
          ? [
              {
                priority:
                  (matchesKeyword ? 1 : 7) +
                  (isFocus ? index : story.focus.length > 0 ? 5 + index / 2 : index / 2),
                html: signBlock(story, sign, ofSign, kind),
              },
              ...(matchesKeyword && isFocus && shown.length > 0
                ? [{ priority: 1.5 + index, html: foundingsTable(shown, kind) }]
                : []),
            ]
          : [];
      }),
    };
  });
}

function signBlock(
  { choice, topics }: Story,
  sign: ZodiacSign,
  ofSign: readonly Founding[],
  { shown, one, many, named }: FoundingTable,
): string {
  const examples = choice
    .some(
      shown.filter((founding) => founding.sign === sign.id && !named.includes(founding)),
      shown.length,
    )
    .toSorted((a, b) => Number(isOfKind(b, topics.text)) - Number(isOfKind(a, topics.text)))
    .slice(0, 5);
  const namedHere = ofSign.filter((founding) => named.includes(founding)).slice(0, 2);
  const kinds = [...new Set(examples.flatMap(({ kind }) => kind ?? []))].slice(0, 3).map(placeOrKind);
  const oldest = ofSign.reduce((a, b) => (b.year < a.year ? b : a));
  const subject = topics.text ? `“${topics.text}”` : 'an overview';
  const namedCount = examples.length + namedHere.length;
  const count = `${counted(ofSign.length, one, many)} under the ${sign.name}`;
  return (
    minorHeading(`The ${sign.name}’s ${ofSign.length === 1 ? one : many}`) +
    paragraph(
      choice.pick([
        `Zodiac Atlas lists ${count}, by the most precise date known.`,
        `There are ${count} in our tables.`.replace(/^There are 1 /, 'There is 1 '),
        `Our tables hold ${count}.`,
      ]),
      namedHere.length > 0
        ? `${foundingsInWords(namedHere)} ${namedHere.length === 1 ? 'is one' : 'are two'} of them.`
        : '',
      examples.length > 1
        ? choice.pick([
            `A handful, picked without favour: ${foundingsInWords(examples)}.`,
            `Among them are ${foundingsInWords(examples)}.`,
            `To name some: ${foundingsInWords(examples)}.`,
          ])
        : '',
      kinds.length > 1
        ? choice.pick([
            `They come from ${listed(kinds)}, so a common trait would be hard to find.`,
            `What unites ${listed(kinds)} is a year and nothing more.`,
          ])
        : '',
      shown.includes(oldest)
        ? choice.pick([
            `The oldest of the list is ${foundingsInWords([oldest])}.`,
            `First by date comes ${foundingsInWords([oldest])}.`,
            '',
          ])
        : '',
      namedCount < ofSign.length
        ? choice.pick([
            `For ${subject} that is enough; the full list is in the database.`,
            `A page on ${subject} tells a part, and the database has all of them.`,
            `Whoever wants more than ${subject} asks for finds the full list in the database.`,
          ])
        : '',
    )
  );
}

/** A table of rows, ordered by year. */
function foundingsTable(rows: readonly Founding[], { many, sort }: FoundingTable): string {
  return table(
    [capital(many), 'Year', sort],
    rows
      .toSorted((a, b) => a.year - b.year)
      .map(({ name, year, kind }) => [name, String(year), kind === null ? '' : capital(kindInWords(kind))]),
  );
}

/** Whether the keyword contains the row's kind, as in "electric car brands". */
const isOfKind = ({ kind }: Founding, text: string): boolean =>
  kind !== null && ` ${text.toLowerCase()} `.includes(` ${kind.toLowerCase()} `);

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const placeOrKind = (kind: string): string =>
  /^(Northeast|South|West|Midwest)$/.test(kind) ? `the ${kind}` : kindInWords(kind);

/** A sentence with the number of companies under some of the signs. */
export function signCounts({ facts, choice }: Story): string {
  const counts = zodiacSigns.flatMap((sign) => {
    const count = facts.companies.filter((company) => company.sign === sign.id).length;
    return count > 0 ? [`${counted(count, 'company', 'companies')} under the ${sign.name}`] : [];
  });
  return counts.length > 0 ? `Our tables count ${listed(choice.some(counts, 4))}.` : '';
}

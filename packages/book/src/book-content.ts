import {
  compatibility,
  getZodiacSignByDate,
  getZodiacSignById,
  relations,
  zodiacSignIds,
  type ZodiacSignId,
} from '@org/zodiac-core';
import type { Birth, Chapter, Reading } from '@org/reading';
import { longDate } from './long-date.ts';
import { motifs, sourcesMotif } from './motifs.ts';

export type Paper = 'a4' | 'letter';

export interface BookOptions {
  paper: Paper;
  /** The date of composition, `YYYY-MM-DD`. */
  today: string;
}

/** What the template draws: all texts of the book, and no markup. */
export function bookContent(birth: Birth, reading: Reading, { paper, today }: BookOptions) {
  const born = getZodiacSignByDate(birth.date, { calendar: birth.calendar });
  if (!born) throw new RangeError(`there is no such day as ${birth.date}`);
  const sign = born.sign.id;
  const [titleBegins, titleEnds] = titleOf(birth, born.sign.name);
  return {
    paper: paper === 'letter' ? 'us-letter' : 'a4',
    sign,
    signs: Object.fromEntries(
      zodiacSignIds.map((id, place) => [
        id,
        { name: getZodiacSignById(id).name, character: getZodiacSignById(id).character, place },
      ]),
    ),
    title: `${titleBegins} ${titleEnds}`,
    titleBegins,
    titleEnds,
    subtitle: `A reading of ${longDate(birth.date)}${birth.time ? `, at ${birth.time}` : ''}${birth.place ? `, ${birth.place.name}` : ''}`,
    about: about(born.sign.name),
    facts: factsOf(birth, born),
    summary: { ...reading.summary, certainty: reading.summary.certainty ?? null },
    sections: reading.sections.map(sectionOf),
    glossary: reading.glossary,
    bonds: bondsOf(sign),
    rules: Object.fromEntries(
      reading.rules.map(({ id, name, statement, source }) => [id, { name, statement, source }]),
    ),
    days: Object.fromEntries(daysIn(reading).map((day) => [day, longDate(day)])),
    sourcesMotif,
    sourcesIntroduction:
      'Every paragraph of this book follows from one of these rules. Each rule names its source, or says that it is modern practice.',
    colophon: `Composed by Zodiac Atlas on ${longDate(today)}. Set in EB Garamond, Fraunces and Noto Serif TC.`,
  };
}

/** “an Ox”, “a Rat”. */
const articleOf = (sign: string): string => (/^[AEIOU]/.test(sign) ? 'an' : 'a');

const titleOf = ({ name }: Birth, sign: string): [begins: string, ends: string] =>
  name ? ['The Book of', name] : [`The Book of ${articleOf(sign)}`, sign];

const about = (sign: string): string[] => [
  `This book reads one birth by the rules of the Chinese calendar. It is the book of ${articleOf(sign)} ${sign}.`,
  'The first chapter sums everything up on one page. A note in the margin names the fact and the rule that a paragraph follows from. Terms are explained in the glossary, and the rules with their sources are at the end.',
  'This book tells tradition as tradition. It is no forecast, and no medical, financial or legal advice.',
];

function factsOf(
  birth: Birth,
  born: NonNullable<ReturnType<typeof getZodiacSignByDate>>,
): [string, string][] {
  const { year, month, day } = born.newYearsDay;
  const newYear = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  return [
    ...(birth.name ? [['Name', birth.name] satisfies [string, string]] : []),
    ['Born on', longDate(birth.date)],
    ['At', birth.time ?? 'a time that is not known'],
    ...(birth.place ? [['In', birth.place.name] satisfies [string, string]] : []),
    ['Sign of the year', `${born.sign.name}, since the year began on ${longDate(newYear)}`],
    ['Year', `${born.polarity} ${born.yearElement}, ${born.sexagenaryName}`],
  ];
}

function sectionOf({ id, heading, summary, paragraphs, whatHelps, watchFor, figure }: Chapter) {
  return {
    heading,
    summary,
    whatHelps,
    watchFor,
    motif: motifs[id],
    paragraphs: paragraphs.map(({ text, rule, because }, index) => {
      const before = paragraphs[index - 1];
      // A note that repeats the one above it says nothing more.
      return { text, rule, because, hasNote: before?.rule !== rule };
    }),
    figure: figure ?? null,
  };
}

const maxPatientScore = 45;
const minEasyScore = 75;

/** The eleven other signs, the best score first. */
function bondsOf(sign: ZodiacSignId) {
  const others = zodiacSignIds
    .filter((other) => other !== sign)
    .map((other) => {
      const { score } = compatibility(sign, other);
      const tone = score >= minEasyScore ? 'easy' : score <= maxPatientScore ? 'patient' : 'none';
      return {
        sign: other,
        score,
        tone,
        relations: relations(sign, other).map(({ english, name }) => `${english} ${name}`),
      };
    });
  return { sign, others: others.toSorted((a, b) => b.score - a.score) };
}

/** The dates that the charts show. */
function daysIn({ sections }: Reading): string[] {
  return sections.flatMap(({ figure }) => {
    if (figure?.kind === 'years') return figure.years.map(({ from }) => from);
    return figure?.kind === 'months' ? figure.months.map(({ from }) => from) : [];
  });
}

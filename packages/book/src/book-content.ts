import { text } from '@org/content/book';
import {
  compatibility,
  getZodiacSignByDate,
  getZodiacSignById,
  relations,
  zodiacSignIds,
  type ZodiacSignId,
} from '@org/zodiac-core';
import { signName, type Birth, type Chapter, type Reading, type SectionId } from '@org/reading';

export type Paper = 'a4' | 'letter';

export interface BookOptions {
  paper: Paper;
  /** The date on which the reading is composed, `YYYY-MM-DD`. */
  today: string;
}

/** The input of the template: all texts of the book, without markup. */
export function bookContent(birth: Birth, reading: Reading, { paper, today }: BookOptions) {
  const born = getZodiacSignByDate(birth.date, { calendar: birth.calendar });
  if (!born) throw new RangeError(`there is no such day as ${birth.date}`);
  const sign = born.sign.id;
  const [titleBegins, titleEnds] = titleOf(birth, born.sign.name);
  const voice = reading.audience === 'child' ? 'child' : 'you';
  return {
    paper: paper === 'letter' ? 'us-letter' : 'a4',
    sign,
    signs: Object.fromEntries(
      zodiacSignIds.map((id, place) => [
        id,
        { name: signName(id, birth.calendar), character: getZodiacSignById(id).character, place },
      ]),
    ),
    title: `${titleBegins} ${titleEnds}`,
    titleBegins,
    titleEnds,
    subtitle: text(`front.subtitle.${voice}`, { birth: birthInWords(birth) }),
    about: {
      heading: text('front.about.heading'),
      paragraphs: [text(`front.about.${voice}`), text('front.about.how'), text('front.about.tradition')],
    },
    facts: factsOf(birth, born),
    contents: text('front.contents'),
    summary: {
      ...reading.summary,
      certainty: reading.summary.certainty ?? null,
      yearAhead: { heading: text('chapters.yearAhead'), text: reading.summary.yearAhead.join(' ') },
    },
    points: { whatHelps: text('chapters.whatHelps'), watchFor: text('chapters.watchFor') },
    sections: reading.sections.map(sectionOf),
    glossary: { heading: text('chapters.glossary'), motif: motifOf('glossary'), terms: reading.glossary },
    figures: figureTexts(born.sign.name),
    bonds: bondsOf(sign),
    sources: sourcesOf(reading),
    colophon: text('sources.colophon', { date: longDate(today) }),
  };
}

/** Formats a date `YYYY-MM-DD`, such as `January 20, 1990`. */
const longDate = (date: string): string =>
  new Date(`${date}T00:00Z`).toLocaleDateString('en-US', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });

/** A noun with its indefinite article: “an Ox”, “a Rat”. */
const articleOf = (sign: string): string => (/^[AEIOU]/.test(sign) ? 'an' : 'a');

const titleOf = ({ name }: Birth, sign: string): [begins: string, ends: string] =>
  name
    ? [text('front.title.named'), name]
    : [text('front.title.unnamed', { article: articleOf(sign) }), sign];

function birthInWords({ date, time, place }: Birth): string {
  const day = longDate(date);
  const when = time ? text('front.subtitle.time', { date: day, time }) : day;
  return place ? text('front.subtitle.place', { when, place: place.name }) : when;
}

function factsOf(
  birth: Birth,
  born: NonNullable<ReturnType<typeof getZodiacSignByDate>>,
): [name: string, value: string][] {
  const { year, month, day } = born.newYearsDay;
  const newYear = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  return [
    ...(birth.name ? [[text('front.facts.name'), birth.name] satisfies [string, string]] : []),
    [text('front.facts.born'), longDate(birth.date)],
    [text('front.facts.time'), birth.time ?? text('front.facts.timeOpen')],
    ...(birth.place ? [[text('front.facts.place'), birth.place.name] satisfies [string, string]] : []),
    [
      text('front.facts.sign'),
      text(born.zodiacYear < year ? 'front.facts.signUntil' : 'front.facts.signSince', {
        sign: born.sign.name,
        date: longDate(newYear),
      }),
    ],
    [
      text('front.facts.year'),
      text('front.facts.yearName', {
        polarity: born.polarity,
        element: born.yearElement,
        name: born.sexagenaryName,
      }),
    ],
  ];
}

/** The character on the seal of a chapter, with its pronunciation and meaning. */
const motifOf = (id: SectionId | 'glossary' | 'sources') => ({
  character: text(`motifs.${id}.character`),
  pinyin: text(`motifs.${id}.pinyin`),
  meaning: text(`motifs.${id}.meaning`),
});

function sectionOf({ id, heading, summary, paragraphs, whatHelps, watchFor, figure }: Chapter) {
  return {
    id,
    heading,
    summary,
    whatHelps,
    watchFor,
    motif: motifOf(id),
    paragraphs: paragraphs.map((paragraph, index) => ({
      text: paragraph.text,
      // Consecutive paragraphs with the same rule name it once, after the last of them.
      rule: paragraphs[index + 1]?.rule === paragraph.rule ? null : paragraph.rule,
    })),
    // Leaves out the figures of years and months, which only draw what the paragraphs of these chapters say.
    figure: figure && figure.kind !== 'years' && figure.kind !== 'months' ? figure : null,
  };
}

/** The labels of the charts. */
const figureTexts = (sign: string) => ({
  pillars: {
    caption: text('figures.pillars.caption'),
    seePage: text('figures.pillars.seePage'),
    hidden: text('figures.pillars.hidden'),
    dayMaster: text('figures.pillars.dayMaster'),
    certain: text('figures.pillars.certain'),
    uncertain: text('figures.pillars.uncertain'),
    positions: {
      hour: text('figures.positions.hour'),
      day: text('figures.positions.day'),
      month: text('figures.positions.month'),
      year: text('figures.positions.year'),
    },
  },
  elements: { caption: text('figures.elements.caption'), head: text('figures.elements.head') },
  bonds: {
    caption: text('figures.bonds.caption', { sign }),
    lines: text('figures.bonds.lines'),
    head: text('figures.bonds.head'),
    none: text('figures.bonds.none'),
  },
  phases: {
    caption: text('figures.phases.caption'),
    head: text('figures.phases.head'),
    now: text('figures.phases.now'),
  },
});

const maxPatientScore = 45;
const minEasyScore = 75;

/** The eleven other signs, best score first. */
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
        relations: relations(sign, other).map(({ kind }) => text(`figures.relations.${kind}`)),
      };
    });
  return { sign, others: others.toSorted((a, b) => b.score - a.score) };
}

/** Maximum facts shown for a rule. A rule about periods has more; its chapter gives their dates. */
const maxFacts = 2;

/** The rules in the order of their first use, each with the facts to which the chapters apply it. */
function sourcesOf({ rules, sections }: Reading) {
  const paragraphs = sections.flatMap((section) => section.paragraphs);
  return {
    heading: text('sources.heading'),
    motif: motifOf('sources'),
    introduction: text('sources.introduction'),
    facts: text('sources.facts'),
    source: text('sources.source'),
    rules: rules.map(({ id, name, statement, source }) => {
      const facts = new Set(paragraphs.filter(({ rule }) => rule === id).map(({ because }) => because));
      return { id, name, statement, source, facts: facts.size > maxFacts ? null : [...facts].join(' ') };
    }),
  };
}

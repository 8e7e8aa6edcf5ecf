import { compatibility, zodiacSigns, type ZodiacSign } from '@org/zodiac-core';
import { text } from '@org/content/articles';
import { text as match } from '@org/content/match';
import { text as reading } from '@org/content/reading';
import type { Section } from '../article-parts.ts';
import { filled } from '../claims/filled.ts';
import { bulletList, paragraph, table, type Markup } from '../claims/markup.ts';
import { listed, lowerFirst, textOf, upperFirst, type Phrase } from '../claims/passage.ts';
import { areMinors } from '../keyword/minors.ts';
import {
  newYearsDay,
  newYearsEve,
  elementByYear,
  yearByName,
  yearInFigures,
  yearsOfSign,
  zodiacYearOn,
} from '../wording/calendar-phrases.ts';
import {
  bestPartnersOf,
  partnersOf,
  pointsOfFriends,
  pointsOfPair,
  rulesOfPair,
} from '../wording/pairing-phrases.ts';
import {
  branchOf,
  characterOf,
  doubleHour,
  fixedElement,
  luckyColors,
  luckyNumbers,
  placeInCircle,
  plural,
  polarityOf,
  withMoney,
} from '../wording/sign-phrases.ts';

/** A section of paragraphs. Texts of fewer than three sentences share a paragraph, which has at most five. */
export function prose(heading: Phrase, ...texts: readonly Phrase[]): Section {
  const paragraphs: Phrase[][] = [];
  let length = 0;
  for (const each of texts.filter((one) => textOf(one) !== '')) {
    const added = sentencesIn(each);
    const last = paragraphs.at(-1);
    if (last && Math.min(length, added) < 3 && length + added <= 5) {
      last.push(each);
      length += added;
    } else {
      paragraphs.push([each]);
      length = added;
    }
  }
  return { heading, blocks: paragraphs.map((each) => paragraph(...each)) };
}

const sentencesIn = (phrase: Phrase): number => textOf(phrase).match(/[.!?]["”]?(?= |$)/g)?.length ?? 1;

/** The first section, without a heading. */
export const answer = (...sentences: readonly Phrase[]): Section => ({
  heading: '',
  blocks: [paragraph(...sentences)],
});

const people = (sign: ZodiacSign) => ({ people: plural(sign) });

/** How the people of a sign are described, by the name of the sign. */
export const described = (sign: ZodiacSign): string =>
  reading(`signs.${sign.id}.core`)
    .replace(/^People of this sign/, plural(sign))
    .replace('also called the Sheep', 'also called Sheep');

export const characterSection = (sign: ZodiacSign): Section =>
  prose(filled(text('heads.character'), people(sign)), described(sign));

/** The strong or the weak sides of a sign in one sentence. */
export const sidesOf = (one: ZodiacSign, sides: 'strengths' | 'weaknesses'): Phrase =>
  filled(text(`sign.${sides}`), { sign: one.name, sides: one[sides].map(lowerFirst).join('; ') });

export const strengthsSection = (sign: ZodiacSign): Section =>
  prose(text('heads.strengths'), sidesOf(sign, 'strengths'), sidesOf(sign, 'weaknesses'));

/** Points that help people of a sign, and points to watch. */
export const helpSection = (sign: ZodiacSign): Section => ({
  heading: filled(text('heads.helpOf'), people(sign)),
  blocks: [
    paragraph(text('sign.helps')),
    bulletList(reading(`signs.${sign.id}.helps`)),
    paragraph(text('sign.watch')),
    bulletList(reading(`signs.${sign.id}.watch`)),
  ],
});

export const loveSection = (sign: ZodiacSign): Section =>
  prose(filled(text('heads.love'), people(sign)), text(`signs.${sign.id}.love`));

/**
 * People of a sign at work, and the line of tradition about the sign in business.
 *
 * @param hasFields - whether the answer of the article names the fields of work already
 */
export const workSection = (sign: ZodiacSign, hasFields = false): Section => {
  const said = text(`signs.${sign.id}.work`);
  return prose(
    filled(text('heads.work'), people(sign)),
    hasFields ? said.slice(fieldsOfWork(sign).length).trim() : said,
    inBusiness(sign),
  );
};

/** The fields of work in which people of a sign are said to do well, in one sentence. */
export const fieldsOfWork = ({ id }: ZodiacSign): string =>
  /^.*?\.(?= )/.exec(text(`signs.${id}.work`))?.[0] ?? '';

export const inBusiness = (sign: ZodiacSign): Phrase =>
  filled(text('career.business'), { sign: sign.name, business: lowerFirst(sign.businessTraits) });

/** People of a sign as friends, and how they quarrel. */
export const friendsSection = (sign: ZodiacSign): Section => ({
  heading: text('heads.friends'),
  blocks: [paragraph(text(`signs.${sign.id}.friends`), inDailyLife(sign, 'quarrel'))],
});

export const childrenSection = (sign: ZodiacSign): Section =>
  prose(
    text('heads.children'),
    reading(`signs.${sign.id}.child.learning`),
    reading(`signs.${sign.id}.child.people`),
  );

/** Teenagers of a sign at school. */
export const schoolSection = (sign: ZodiacSign): Section =>
  prose(text('heads.school'), text(`signs.${sign.id}.school`));

export const laterSection = (sign: ZodiacSign): Section =>
  prose(text('heads.later'), text(`signs.${sign.id}.later`));

/** How people of a sign decide, and what they bring. */
export const dailySection = (sign: ZodiacSign): Section =>
  prose(
    filled(text('heads.daily'), { sign: sign.name }),
    inDailyLife(sign, 'decides'),
    inDailyLife(sign, 'brings', text('sign.it')),
  );

/** A trait of a sign in daily life, as in “The Rat compares what each choice costs”. */
export const inDailyLife = (
  sign: ZodiacSign,
  part: 'decides' | 'brings' | 'quarrel' | 'hard',
  name: string = theSign(sign),
): string => upperFirst(match(`signs.${sign.id}.${part}`, { name }));

export const moneySection = (sign: ZodiacSign): Section =>
  prose(filled(text('heads.money'), people(sign)), withMoney(sign));

export const storySection = ({ id }: ZodiacSign): Section =>
  prose(text('heads.story'), reading(`signs.${id}.culture`));

/** The story of an animal, for an article that tells the whole race. */
export const storyBesideRace = ({ id }: ZodiacSign): Section =>
  prose(text('heads.story'), reading(`signs.${id}.culture`).replace(placeInRace, ''));
const placeInRace = /In a folk tale, the animals race [^.]*\. [^.]*\. ?/;

/** The signs that have a bond with a sign, best first. */
export const matchesSection = (sign: ZodiacSign): Section => ({
  heading: text('heads.matches'),
  blocks: [
    paragraph(
      filled(text('sign.matches'), {
        sign: sign.name,
        best: bestPartnersOf(sign),
        worst: listed(partnersOf(sign, 'six-clash').map(({ name }) => name)),
      }),
      ...partnersOf(sign, 'six-harmony')
        .filter((other) => compatibility(sign.id, other.id).score < pointsOfFriends)
        .map(({ name }) => filled(text('sign.mixed'), { other: name })),
      text('sign.unbound'),
    ),
    table(
      text('tables.signs'),
      text('columns.matches'),
      zodiacSigns
        .filter(({ id }) => compatibility(sign.id, id).relations.some(({ points }) => points !== 0))
        .toSorted((a, b) => compatibility(sign.id, b.id).score - compatibility(sign.id, a.id).score)
        .map((other) => [other.name, pointsOfPair(sign, other), rulesOfPair(sign, other)]),
    ),
  ],
});

/** The zodiac years in which the adults of a sign were born. */
export const adultYearsOf = (sign: ZodiacSign, today: Date): Phrase =>
  listed(
    yearsOfSign(sign, zodiacYearOn(today) - 83, zodiacYearOn(today))
      .filter((year) => !areMinors(year, today))
      .map(yearInFigures),
  );

export const birthYears = (sign: ZodiacSign, today: Date): Phrase =>
  filled(text('sign.birth-years'), { people: plural(sign), years: adultYearsOf(sign, today) });

/** The lucky colors and numbers of the twelve signs. */
export const luckyTable = (): Markup =>
  table(
    text('tables.luckyColorsAndNumbers'),
    text('columns.luck'),
    zodiacSigns.map((sign) => [sign.name, luckyColors(sign), luckyNumbers(sign)]),
  );

/** The years of a sign in a century, up to the next one, with their elements. */
export const kindsSection = (sign: ZodiacSign, thisYear: number): Section => {
  const years = yearsOfSign(sign, thisYear - 95, thisYear + 11);
  return {
    heading: filled(text('heads.kinds'), { sign: sign.name }),
    blocks: [
      paragraph(filled(text('sign.element'), { sign: sign.name })),
      table(
        filled(text('titles.fiveKinds'), { sign: sign.name }),
        text('columns.kinds'),
        years.map((year) => [
          yearByName(year),
          newYearsDay(year),
          newYearsEve(year + 1),
          text(`quality.${elementOf(year)}`),
        ]),
      ),
    ],
  };
};

const elementOf = (year: number) => {
  const [claim] = elementByYear(year).claims;
  if (claim?.claim.kind !== 'zodiac year') throw new TypeError('A year has an element.');
  return claim.claim.element;
};

export const factsSection = (sign: ZodiacSign): Section => ({
  heading: text('heads.factsOfTheSign'),
  blocks: [
    table(
      filled(text('titles.signInCalendar'), { sign: sign.name }),
      [],
      [
        [text('labels.character'), characterOf(sign)],
        [text('labels.place'), placeInCircle(sign)],
        [text('labels.branch'), branchOf(sign)],
        [text('labels.yinOrYang'), polarityOf(sign)],
        [text('labels.fixedElement'), fixedElement(sign)],
        [text('labels.doubleHour'), doubleHour(sign)],
        [text('labels.luckyNumbers'), luckyNumbers(sign)],
        [text('labels.luckyColors'), luckyColors(sign)],
      ],
    ),
  ],
});

/** `'the Rabbit'`, for use in a sentence of a text. */
export const theSign = ({ name }: ZodiacSign): string => `the ${name}`;

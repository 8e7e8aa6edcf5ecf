import { zodiacSigns, type ZodiacSign } from '@org/zodiac-core';
import { minorHeading, paragraph, together } from '../claims/markup.ts';
import { listed, say, stated, type Phrase } from '../claims/passage.ts';
import type { Section } from '../fit-sections.ts';
import { quotedKeyword, type Story } from '../story.ts';
import {
  adultBirthYears,
  elementByYear,
  nativeOf,
  newYearsDay,
  newYearsEve,
  nextYear,
  signOfYear,
  spanOfYear,
  yearAlone,
  yearByName,
  yearsBetween,
  yearsOfSign,
} from '../wording/calendar-phrases.ts';
import { rulesOfPair, scoreOfPair } from '../wording/pairing-phrases.ts';
import { fixedElement, gifts, plural } from '../wording/sign-phrases.ts';
import { countUnder, rowsOfSign } from '../wording/table-phrases.ts';
import { withArticle } from '../wording/words.ts';

/** A question, then the sentences of its answer. */
type Question = readonly [Phrase, ...Phrase[]];

/** Questions and answers. Every article has the first two. */
export function questions(story: Story): Section {
  const { choice, topics } = story;
  const all = questionsAbout(story);
  const inOrder =
    topics.years.length > 0 ? all : [...choice.some(all.slice(0, 2), 2), ...choice.some(all.slice(2), 4)];
  return {
    about: 'questions',
    heading: choice.pick(['Questions people ask', 'Frequently asked questions', 'Questions and answers']),
    blocks: inOrder.map(([question, ...answer], index) => ({
      priority: index < 2 ? 0 : 3 + index,
      content: together(minorHeading(question), paragraph(...answer)),
    })),
  };
}

/** The subject of the questions: a sign of the article, and years chosen as examples. */
interface Examples {
  readonly sign: ZodiacSign;
  /** Years of the sign. */
  readonly ofSign: readonly [number, number, number];
  readonly partner: ZodiacSign;
  /** A year of the partner, for adults. */
  readonly ofPartner: number;
  /** 2019 to 2025. */
  readonly recent: number;
  readonly gifts: readonly string[];
  /** Any years, for comparison. */
  readonly any: readonly [number, number, number, number];
}

function questionsAbout(story: Story): Question[] {
  const examples = examplesFor(story);
  return [
    nextYearQuestion(story, examples),
    januaryQuestion(story, examples),
    elementQuestion(examples),
    partnerQuestion(story, examples),
    menAndWomenQuestion(story, examples),
    decisionQuestion(story),
  ];
}

function examplesFor({ choice, focus }: Story): Examples {
  const [sign = choice.pick([zodiacSigns[0] ?? signOfYear(1984), ...zodiacSigns.slice(1)])] = focus;
  const [year = 1990, another = 2002, third = 2014] = choice.some(yearsOfSign(sign, 1900, 2043), 3);
  const [partner = sign] = choice.some(
    zodiacSigns.filter((other) => other !== sign),
    1,
  );
  const recent = choice.pick([2019, 2020, 2021, 2022, 2023, 2024, 2025]);
  const [ofPartner = 1990] = choice.some(yearsOfSign(partner, ...adultBirthYears), 1);
  const praised = choice.some(gifts(sign), 3);
  const [past = 1900, before = 1890, since = 1880, apart = 1870] = choice.some(yearsBetween(1860, 2039), 4);
  return {
    sign,
    ofSign: [year, another, third],
    partner,
    ofPartner,
    recent,
    gifts: praised,
    any: [past, before, since, apart],
  };
}

function nextYearQuestion({ choice }: Story, { sign, recent, any: [past, , , apart] }: Examples): Question {
  const next = nextYear(sign, recent);
  const after = stated(next, (claim) => String(claim.after));
  return [
    choice.pick([
      say`When is the ${sign.name} year after ${after}?`,
      say`Which ${sign.name} year comes after ${after}?`,
    ]),
    say`The ${yearByName(next.year)} year, from ${spanOfYear(next.year)}.`,
    say`For comparison, the ${yearByName(past)} year opens on ${newYearsDay(past)} and the ${yearByName(apart)} year on ${newYearsDay(apart)}.`,
    choice.pick([
      'Twelve years later the animal returns with another element.',
      'The animal is back after twelve years, the same pair after sixty.',
    ]),
  ];
}

function januaryQuestion({ choice }: Story, { sign, ofSign: [year], any: [, before] }: Examples): Question {
  return [
    choice.pick([
      `I was born in January or February; am I ${withArticle(sign.name)}?`,
      `Does a January birthday make ${withArticle(sign.name)}?`,
    ]),
    say`That depends on the year’s first day. In ${yearAlone(year)} the ${sign.name} begins on ${newYearsDay(year)}, so a child of ${newYearsEve(year)} is ${nativeOf(year - 1)}.`,
    choice.pick([
      say`The ${yearByName(before)} year starts elsewhere, on ${newYearsDay(before)}.`,
      say`Compare the ${yearByName(before)} year, whose first day is ${newYearsDay(before)}.`,
      say`It is never safe to carry a date over: the ${yearByName(before)} year opens on ${newYearsDay(before)}.`,
    ]),
  ];
}

const elementQuestion = ({ sign, ofSign: [, another], any: [past, , since] }: Examples): Question => [
  say`What is the element of ${yearAlone(another)}?`,
  say`Its stem gives ${elementByYear(another)}, which makes it the ${yearByName(another)} year; the ${sign.name}’s fixed element remains ${fixedElement(sign)}.`,
  say`Set beside it, the ${yearByName(since)} year has ${elementByYear(since)}, and the ${yearByName(past)} year ${elementByYear(past)}.`,
];

function partnerQuestion({ choice }: Story, { sign, partner, ofPartner }: Examples): Question {
  return [
    `Do ${sign.name} and ${partner.name} go together?`,
    say`${scoreOfPair(sign, partner)}: tradition sees ${rulesOfPair(sign, partner)}.`,
    say`The rule asks for signs and not for years; the ${yearByName(ofPartner)} year, from ${newYearsDay(ofPartner)}, is one of the ${partner.name}.`,
    choice.pick(['Kindness has been known to outvote it.', 'People, of course, are more than their years.']),
  ];
}

function menAndWomenQuestion(
  { choice }: Story,
  { sign, ofSign: [year, , third], gifts: praised }: Examples,
): Question {
  return [
    choice.pick([
      `Is it different for a man and a woman born under the ${sign.name}?`,
      `Do men and women of the ${sign.name} differ?`,
    ]),
    choice.pick([
      'The year is the same, and so is the sign. Older almanacs wrote separate columns; nothing in the calendar asks for them.',
      say`No. Whoever is born from ${spanOfYear(third)} has the same year, whatever else they are.`,
    ]),
    choice.pick([
      say`Both are credited with ${listed(praised)}, and both are warned in the same words.`,
      say`What tradition grants, ${listed(praised)} for example, it grants to both.`,
    ]),
    say`${plural(sign)} of the ${yearByName(year)} year, whoever they are, count from ${newYearsDay(year)}.`,
  ];
}

function decisionQuestion(story: Story): Question {
  const { choice, topics } = story;
  const quoted = quotedKeyword(story);
  return [
    'Can a sign decide about a job, a purchase or a marriage?',
    choice.pick([
      say`It should not. A ${topics.text ? say`page on ${quoted}` : 'sign'} can start a conversation; the decision needs facts of its own.`,
      say`No sign has ever read a contract. Enjoy the tradition${topics.text ? say` behind ${quoted}` : ''}, then look at the figures.`,
    ]),
    signCounts(story),
  ];
}

/** The number of companies under four of the signs. */
function signCounts({ facts, choice }: Story): Phrase {
  const counts = zodiacSigns
    .filter((sign) => rowsOfSign(facts.companies, sign).length > 0)
    .map((sign) => countUnder(facts, 'companies', sign));
  return counts.length > 0 ? say`Our tables count ${listed(choice.some(counts, 4))}.` : '';
}

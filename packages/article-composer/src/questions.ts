import { compatibility, nextYearOfSign, zodiacSigns } from '@org/zodiac-core';
import type { Section } from './fit-sections.ts';
import { signCounts } from './founding-sections.ts';
import { minorHeading, paragraph, quotation } from './html.ts';
import {
  elementOfYear,
  gifts,
  adultBirthYears,
  listed,
  newYearsDay,
  newYearsEve,
  plural,
  signOfYear,
  spanOfYear,
  withArticle,
  yearByName,
  yearsOfSign,
} from './phrases.ts';
import { relationInWords } from './relation-in-words.ts';
import type { Story } from './story.ts';

/** Questions and answers. Every article has the first two. */
export function questions(story: Story): Section {
  const { choice, focus, topics } = story;
  const [sign = choice.pick([zodiacSigns[0] ?? signOfYear(1984), ...zodiacSigns.slice(1)])] = focus;
  const [year = 1990, another = 2002, third = 2014] = choice.some(yearsOfSign(sign, 1900, 2043), 3);
  const [partner = sign] = choice.some(
    zodiacSigns.filter((other) => other !== sign),
    1,
  );
  const recent = choice.pick([2019, 2020, 2021, 2022, 2023, 2024, 2025]);
  const [partnerYear = 1990] = choice.some(yearsOfSign(partner, ...adultBirthYears), 1);
  const gift = choice.some(gifts(sign), 3);
  const [past = 1900, before = 1890, since = 1880, apart = 1870] = choice.some(
    Array.from({ length: 180 }, (_, index) => 1860 + index),
    4,
  );
  const next = nextYearOfSign(sign.id, recent);
  const all: readonly (readonly [string, ...string[]])[] = [
    [
      choice.pick([
        `When is the ${sign.name} year after ${recent}?`,
        `Which ${sign.name} year comes after ${recent}?`,
      ]),
      `The ${yearByName(next)} year, from ${spanOfYear(next)}.`,
      `For comparison, the ${yearByName(past)} year opens on ${newYearsDay(past)} and the ${yearByName(apart)} year on ${newYearsDay(apart)}.`,
      choice.pick([
        'Twelve years later the animal returns with another element.',
        'The animal is back after twelve years, the same pair after sixty.',
      ]),
    ],
    [
      choice.pick([
        `I was born in January or February; am I ${withArticle(sign.name)}?`,
        `Does a January birthday make ${withArticle(sign.name)}?`,
      ]),
      `That depends on the year’s first day. In ${year} the ${sign.name} begins on ${newYearsDay(year)}, so a child of ${newYearsEve(year)} is ${withArticle(signOfYear(year - 1).name)}.`,
      choice.pick([
        `The ${yearByName(before)} year starts elsewhere, on ${newYearsDay(before)}.`,
        `Compare the ${yearByName(before)} year, whose first day is ${newYearsDay(before)}.`,
        `It is never safe to carry a date over: the ${yearByName(before)} year opens on ${newYearsDay(before)}.`,
      ]),
    ],
    [
      `What is the element of ${another}?`,
      `Its stem gives ${elementOfYear(another)}, which makes it the ${yearByName(another)} year; the ${sign.name}’s fixed element remains ${sign.element}.`,
      `Set beside it, the ${yearByName(since)} year has ${elementOfYear(since)}, and the ${yearByName(past)} year ${elementOfYear(past)}.`,
    ],
    [
      `Do ${sign.name} and ${partner.name} go together?`,
      `${sign.name} and ${partner.name} score ${compatibility(sign.id, partner.id).score} of 100: tradition sees ${relationInWords(sign, partner)}.`,
      `The rule asks for signs and not for years; the ${yearByName(partnerYear)} year, from ${newYearsDay(partnerYear)}, is one of the ${partner.name}.`,
      choice.pick([
        'Kindness has been known to outvote it.',
        'People, of course, are more than their years.',
      ]),
    ],
    [
      choice.pick([
        `Is it different for a man and a woman born under the ${sign.name}?`,
        `Do men and women of the ${sign.name} differ?`,
      ]),
      choice.pick([
        `The year is the same, and so is the sign. Older almanacs wrote separate columns; nothing in the calendar asks for them.`,
        `No. Whoever is born from ${spanOfYear(third)} has the same year, whatever else they are.`,
      ]),
      choice.pick([
        `Both are credited with ${listed(gift)}, and both are warned in the same words.`,
        `What tradition grants, ${listed(gift)} for example, it grants to both.`,
      ]),
      `${plural(sign)} of the ${yearByName(year)} year, whoever they are, count from ${newYearsDay(year)}.`,
    ],
    [
      'Can a sign decide about a job, a purchase or a marriage?',
      choice.pick([
        `It should not. A ${topics.text ? `page on “${topics.text}”` : 'sign'} can start a conversation; the decision needs facts of its own.`,
        `No sign has ever read a contract. Enjoy the tradition${topics.text ? ` behind “${topics.text}”` : ''}, then look at the figures.`,
      ]),
      signCounts(story),
    ],
  ];
  const [first, second, ...rest] =
    topics.years.length > 0 ? all : [...choice.some(all.slice(0, 2), 2), ...choice.some(all.slice(2), 4)];
  return {
    heading: choice.pick(['Questions people ask', 'Frequently asked questions', 'Questions and answers']),
    blocks: [first, second, ...rest]
      .filter((entry) => entry !== undefined)
      .map(([question, ...answer], index) => ({
        priority: index < 2 ? 0 : 3 + index,
        html: minorHeading(question) + paragraph(...answer),
      })),
  };
}

/** The entertainment notice. */
export function closing({ choice, topics, focus }: Story): Section {
  const subject = topics.text ? `“${topics.text}”` : listed(focus.map(({ name }) => name));
  return {
    heading: '',
    blocks: [
      {
        priority: 0,
        html: quotation(
          choice.pick([
            `What is said here of ${subject} is for entertainment; it is not professional advice on careers, money or love.`,
            `For entertainment only: this page on ${subject} is no professional career advice.`,
            `Please read ${subject} as entertainment, and take professional advice where a decision matters.`,
          ]),
        ),
      },
    ],
  };
}

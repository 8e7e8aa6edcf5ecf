import type { ZodiacSign } from '@org/zodiac-core';
import { minorHeading, paragraph, together } from '../claims/markup.ts';
import { listed, say, type Phrase } from '../claims/passage.ts';
import type { Section } from '../fit-sections.ts';
import { isAboutWork, type Story } from '../story.ts';
import { newYearsDay, yearByName, yearsOfSign } from '../wording/calendar-phrases.ts';
import {
  bestMatches,
  gifts,
  placeInCircle,
  polarityOf,
  signWithCharacter,
  worstMatches,
} from '../wording/sign-phrases.ts';
import { countUnder, rowsOfSign } from '../wording/table-phrases.ts';
import { lowerFirst } from '../wording/words.ts';

/** A short portrait of each sign that the article is not about. */
export function circleSection(story: Story): Section {
  const { others, focus, choice } = story;
  return {
    about: 'circle of signs',
    heading: choice.pick(
      focus.length > 0
        ? ['The rest of the circle', 'The other signs in brief']
        : ['The twelve signs', 'Twelve portraits'],
    ),
    blocks: others.map((sign, index) => ({
      priority: (focus.length > 0 ? 12 : 4) + index / 2,
      content: together(minorHeading(`The ${sign.name}`), paragraph(...portrait(story, sign))),
    })),
  };
}

function portrait(story: Story, sign: ZodiacSign): Phrase[] {
  const { choice, facts } = story;
  const mentionsWork = story.focus.length === 0 && isAboutWork(story);
  const years = choice.some(yearsOfSign(sign, 1900, 2043), 3).toSorted((a, b) => a - b);
  const hasCompanies = rowsOfSign(facts.companies, sign).length > 0;
  const [strength = '', second = ''] = choice.some(gifts(sign), 2);
  return [
    choice.pick([
      `${sign.traits}: that is the ${sign.name} as custom has it.`,
      `Of the ${sign.name} people say ${strength} first and ${second} next.`,
      say`${signWithCharacter(sign)}) comes ${placeInCircle(sign)} in the circle and is ${polarityOf(sign)}.`,
    ]),
    say`Among its years are ${listed(years.map((year) => say`the ${yearByName(year)} year (from ${newYearsDay(year)})`))}.`,
    mentionsWork ? workOf(sign) : '',
    choice.pick([
      say`Its friends are the ${bestMatches(sign)}; across the circle stands the ${worstMatches(sign)}.`,
      say`Custom seats it beside the ${bestMatches(sign)}, and keeps the ${worstMatches(sign)} at the far end of the table.`,
      mentionsWork ? '' : workOf(sign),
    ]),
    choice.pick([
      hasCompanies ? say`Our tables list ${countUnder(facts, 'companies', sign)}.` : '',
      `In business it ${lowerFirst(sign.businessTraits)}`,
      '',
    ]),
  ];
}

const workOf = (sign: ZodiacSign): string =>
  `For work it is sent to these fields: ${lowerFirst(sign.careerStrengths)}`;

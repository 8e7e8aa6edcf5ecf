import type { ZodiacSign } from '@org/zodiac-core';
import { bulletList, paragraph } from '../claims/markup.ts';
import { say } from '../claims/passage.ts';
import type { Section } from '../fit-sections.ts';
import { isAboutWork, type Story } from '../story.ts';
import { yearByName, yearsOfSign } from '../wording/calendar-phrases.ts';
import { faults, gifts } from '../wording/sign-phrases.ts';
import { rowsInWords } from '../wording/table-phrases.ts';
import { kindInWords, lowerFirst, withArticle, withoutStop } from '../wording/words.ts';

/** What tradition says of a sign at work, with companies founded under it. */
export function workSection({ choice, topics, shown }: Story, sign: ZodiacSign, offset: number): Section {
  const isRequested = isAboutWork({ topics });
  const basePriority = isRequested ? 1 : 6;
  const [strength = '', second = ''] = choice.some(gifts(sign), 2);
  const [weakness = ''] = choice.some(faults(sign), 1);
  const [older = 1924, younger = 1987] = choice
    .some(yearsOfSign(sign, 1860, 2043), 2)
    .toSorted((a, b) => a - b);
  const peers = choice.some(
    shown.companies.filter((company) => company.sign === sign.id && company.kind),
    2,
  );
  return {
    about: 'work',
    heading: choice.pick([
      `The ${sign.name} at work`,
      `Careers for ${withArticle(sign.name)}`,
      `${sign.name} and business`,
    ]),
    matchesKeyword: isRequested,
    blocks: [
      {
        priority: basePriority + offset,
        content: paragraph(
          choice.pick([
            `In company, so the tradition runs, the ${sign.name} shows itself in this way: ${lowerFirst(sign.businessTraits)}`,
            `Of the ${sign.name} in trade the custom has a short account: ${lowerFirst(sign.businessTraits)}`,
          ]),
          choice.pick([
            `The fields it is sent to are ${lowerFirst(sign.careerStrengths)}`,
            `Work said to suit it: ${lowerFirst(sign.careerStrengths)}`,
          ]),
          choice.pick([
            `Read it as a question rather than a verdict: does the post reward ${strength} and ${second}?`,
            `The useful part is the question it raises, whether a post has room for ${strength} and for ${second}.`,
            `A sensible reader turns that round and asks which tasks call for ${strength}, and which for ${second}.`,
          ]),
          choice.pick([
            say`It is said of the ${yearByName(older)} year as much as of the ${yearByName(younger)} year.`,
            say`Here the custom makes no difference between the ${yearByName(older)} year and the ${yearByName(younger)} year.`,
          ]),
        ),
      },
      {
        priority: basePriority + offset + 4,
        content: bulletList([
          `Ask for work that needs ${strength}; in the old description of the ${sign.name} that comes first.`,
          `Find a colleague to watch for the known fault: ${weakness}.`,
          `In choosing partners, note that ${sign.bestCompatibility.slice(0, 2).join(' and ')} share the ${sign.name}’s circle of three.`,
        ]),
      },
      ...peers.map((company, index) => ({
        priority: basePriority + offset + 7 + index,
        content: paragraph(
          choice.pick([
            say`A company can carry the sign too: ${rowsInWords('companies', [company])} does, in ${kindInWords(company.kind ?? '')}.`,
            say`For a neighbour of the same sign in ${kindInWords(company.kind ?? '')}, take ${rowsInWords('companies', [company])}.`,
            say`${rowsInWords('companies', [company])} was founded under the ${sign.name}, and its field is ${kindInWords(company.kind ?? '')}.`,
          ]),
          choice.pick([
            'The date proves nothing about the business; it makes a good first line in a cover letter at most.',
            `Whether it behaves like ${withArticle(sign.name)} is for those who work there to say.`,
          ]),
        ),
      })),
      {
        priority: basePriority + offset + 9,
        content: paragraph(
          choice.pick([
            `Under pressure ${strength} may turn into its reverse.`,
            `At the office ${second} may show its other face.`,
          ]),
          `${withoutStop(sign.traits)} by reputation, it is also warned of one thing: ${weakness}.`,
          choice.pick([
            'A manager needs no zodiac to see that, and a good one asks instead of guessing.',
            'That is worth a conversation, whatever the year on the passport.',
          ]),
        ),
      },
    ],
  };
}

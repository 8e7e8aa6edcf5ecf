import { zodiacSigns, type ZodiacSign } from '@org/zodiac-core';
import { text } from '@org/content/articles';
import { filled } from '../claims/filled.ts';
import { paragraph } from '../claims/markup.ts';
import {
  answer,
  characterSection,
  companiesSection,
  factsSection,
  helpSection,
  matchesTable,
  prose,
  strengthsSection,
  workSection,
} from '../sections/sign-sections.ts';
import { bestPartnersOf, partnersOf } from '../wording/pairing-phrases.ts';
import { fixedElement, plural } from '../wording/sign-phrases.ts';
import { lowerFirst } from '../wording/words.ts';
import { listed, say } from '../claims/passage.ts';
import { bornInSign } from './born-in-sign.ts';
import type { Kind } from './kind.ts';

/** The work that tradition sends a sign to. */
export const career: Kind<'work' | 'boss'> = {
  id: 'career',
  needs: { signs: 1, years: [0, 1] },
  fits: bornInSign,
  needsWords: true,
  focuses: {
    work: 'career careers job jobs work working profession professions occupation occupations vocation business office colleague coworker employee trade trades entrepreneur teacher engineer writer artist scientist programmer accountant seller success',
    boss: 'boss manager managers management leader leaders leadership ceo ceos founder',
  },
  category: () => 'signs',
  key: ({ signs: [one] }) => `${one?.id ?? ''} work`,
  write({ signs: [one = zodiacSigns[0] as ZodiacSign] }, focus, context) {
    return {
      title: focus === 'boss' ? `The ${one.name} as a Boss` : `${one.name} Career: Work That Suits the Sign`,
      description: `The ${one.name} at work as tradition describes it: suitable fields, strengths, colleagues, and what to watch for.`,
      sections: [
        answer(
          focus === 'boss'
            ? `As a boss, the ${one.name} is described as ${lowerFirst(one.traits)}. ${one.businessTraits}`
            : filled(text('career.answer'), {
                sign: one.name,
                fields: lowerFirst(one.careerStrengths),
                traits: lowerFirst(one.traits),
              }),
        ),
        workSection(one),
        prose('In business', `Tradition sums it up in one line: ${lowerFirst(one.businessTraits)}`),
        strengthsSection(one),
        {
          heading: 'Colleagues of the twelve signs',
          blocks: [paragraph(filled(text('career.beside'), { sign: one.name })), matchesTable(one)],
        },
        prose(
          'Partners and rivals',
          ...(['three-harmonies', 'six-harmony', 'six-clash'] as const).map(
            (rule) =>
              say`With ${listed(partnersOf(one, rule).map(({ name }) => name))}: ${text(`relations.${rule}.work`)}`,
          ),
        ),
        helpSection(one),
        characterSection(one),
        prose(
          'The element of the sign',
          say`The fixed element of the ${one.name} is ${fixedElement(one)}. ${text(`elements.${one.element}.people`).replace(/^People born in an? \w+ year/, `People of this element`)}`,
        ),
        ...companiesSection(one, context),
        factsSection(one),
      ],
      questions: [
        [
          filled(text('questions.jobs.ask'), { people: plural(one) }),
          filled(text('questions.jobs.say'), { fields: lowerFirst(one.careerStrengths) }),
        ],
        [
          filled(text('questions.colleagues.ask'), { sign: one.name }),
          filled(text('questions.suits.say'), { best: bestPartnersOf(one) }),
        ],
      ],
      figure: { kind: 'bonds', sign: one.id },
      sources: [`${one.id} sign`, 'branches'],
    };
  },
  larger: ({ signs: [one] }) => `${one?.name.toLowerCase() ?? ''} personality`,
};

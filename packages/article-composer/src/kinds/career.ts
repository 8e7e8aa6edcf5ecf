import { zodiacSigns, type ZodiacSign } from '@org/zodiac-core';
import { text } from '@org/content/articles';
import { text as ofRow } from '@org/content/rows';
import { familyOfTrade } from '@org/content/trade-of';
import type { Section } from '../article-parts.ts';
import { filled } from '../claims/filled.ts';
import { paragraph, table } from '../claims/markup.ts';
import {
  answer,
  characterSection,
  matchesTable,
  strengthsSection,
  workSection,
} from '../sections/sign-sections.ts';
import { expectation } from '../sections/trade-sections.ts';
import { partnersSection } from '../sections/pair-sections.ts';
import { bestPartnersOf, partnersOf } from '../wording/pairing-phrases.ts';
import { listed, lowerFirst, upperFirst, type Phrase } from '../claims/passage.ts';
import { bornInSign } from './sign.ts';
import type { Kind } from '../kind.ts';

type Focus = 'work' | 'partners' | 'boss';

const titles = {
  work: 'titles.career',
  partners: 'titles.businessPartners',
  boss: 'titles.boss',
} as const satisfies Record<Focus, string>;

const answers: Readonly<Record<Focus, (sign: ZodiacSign) => Phrase>> = {
  work: (one) =>
    filled(text('career.answer'), {
      sign: one.name,
      fields: lowerFirst(one.careerStrengths),
      traits: lowerFirst(one.traits),
    }),
  partners: (one) =>
    filled(text('career.partners'), {
      sign: one.name,
      best: bestPartnersOf(one),
      worst: listed(partnersOf(one, 'six-clash').map(({ name }) => name)),
    }),
  boss: (one) =>
    filled(text('career.boss'), {
      sign: one.name,
      traits: lowerFirst(one.traits),
      business: lowerFirst(one.businessTraits),
    }),
};

const colleagues = (one: ZodiacSign): Section => ({
  heading: text('heads.colleaguesOfTheTwelveSigns'),
  blocks: [paragraph(filled(text('career.beside'), { sign: one.name })), matchesTable(one)],
});

/** One trade of each family in which custom expects something else of a sign. */
const lines = ['software', 'banking', 'medicine', 'media', 'shops', 'machines', 'building', 'restaurants', 'transport'] as const; // prettier-ignore

/** The expectation of custom for a sign in each line of work. */
const inEachLine = (one: ZodiacSign): Section => ({
  heading: filled(text('heads.inEachLine'), { sign: one.name }),
  blocks: [
    table(
      filled(text('tables.inEachLine'), { sign: one.name }),
      text('columns.inEachLine'),
      lines.map((id) => {
        const trade = ofRow(`about.trade.${id}`);
        return [upperFirst(trade), expectation(ofRow(`signs.${one.id}.${familyOfTrade(id)}`, { trade }))];
      }),
    ),
  ],
});

/** The work that tradition advises a sign to do, and with whom. */
export const career: Kind<Focus> = {
  id: 'career',
  needs: { signs: 1, years: [0, 1] },
  fits: bornInSign,
  needsWords: true,
  focuses: {
    work: 'career careers job jobs work working profession professions occupation occupations vocation business office colleague coworker employee trade trades entrepreneur teacher engineer writer artist scientist programmer accountant seller success',
    partners: 'cofounder colleague colleagues coworker coworkers team teams partners',
    boss: 'boss manager managers management leader leaders leadership ceo ceos founder',
  },
  category: () => 'signs',
  key: ({ signs: [one] }, focus) => `${one?.id ?? ''} ${focus === 'partners' ? focus : 'work'}`,
  write({ signs: [one = zodiacSigns[0] as ZodiacSign] }, focus) {
    const bonds = [partnersSection(text('heads.partnersAndRivals'), one, 'work'), colleagues(one)];
    return {
      title: filled(text(titles[focus]), { sign: one.name }),
      description: filled(text('titles.careerAbout'), { sign: one.name }),
      sections: [
        answer(answers[focus](one)),
        ...(focus === 'partners' ? bonds : []),
        workSection(one),
        inEachLine(one),
        strengthsSection(one),
        characterSection(one),
        ...(focus === 'partners' ? [] : bonds),
      ],
      figure: { kind: 'bonds', sign: one.id },
      sources: [`${one.id} sign`, 'branches'],
    };
  },
  larger: ({ signs: [one] }) => `${one?.name.toLowerCase() ?? ''} personality`,
};

import { zodiacSigns, type ZodiacSign } from '@org/zodiac-core';
import { text } from '@org/content/articles';
import { filled } from '../claims/filled.ts';
import { paragraph } from '../claims/markup.ts';
import {
  answer,
  birthYears,
  dailySection,
  fieldsOfWork,
  inDailyLife,
  prose,
  helpSection,
  workSection,
} from '../sections/sign-sections.ts';
import { partnersSection } from '../sections/pair-sections.ts';
import { fixedElement, plural } from '../wording/sign-phrases.ts';
import { bestPartnersOf, partnersOf } from '../wording/pairing-phrases.ts';
import { listed, lowerFirst, type Phrase } from '../claims/passage.ts';
import { tradesSection } from './element.ts';
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
      fields: fieldsOfWork(one),
      best: bestPartnersOf(one),
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
  write({ signs: [one = zodiacSigns[0] as ZodiacSign] }, focus, { facts: { today } }) {
    const bonds = partnersSection(text('heads.partnersAndRivals'), one, 'work');
    return {
      title: filled(text(titles[focus]), { sign: one.name }),
      description: filled(text('titles.careerAbout'), { sign: one.name }),
      sections: [
        answer(answers[focus](one)),
        ...(focus === 'partners' ? [bonds] : []),
        ...(focus === 'boss'
          ? [
              prose(
                filled(text('heads.work'), { people: plural(one) }),
                text(`signs.${one.id}.work`),
                inDailyLife(one, 'hard'),
                inDailyLife(one, 'quarrel'),
              ),
              dailySection(one),
            ]
          : [workSection(one, focus === 'work')]),
        ...(focus === 'boss'
          ? []
          : [
              prose(
                filled(text('heads.decides'), { sign: one.name }),
                inDailyLife(one, 'decides'),
                inDailyLife(one, 'brings', text('sign.it')),
                inDailyLife(one, 'hard'),
              ),
            ]),
        ...(focus === 'partners' ? [] : [bonds]),
        tradesSection(
          one.element,
          paragraph(filled(text('career.element-of'), { element: fixedElement(one), sign: one.name })),
        ),
        { ...helpSection(one), blocks: [...helpSection(one).blocks, paragraph(birthYears(one, today))] },
      ],
      figure: { kind: 'bonds', sign: one.id },
      sources: [`${one.id} sign`, 'branches'],
    };
  },
};

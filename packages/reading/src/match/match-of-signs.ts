import { text } from '@org/content/match';
import type { ZodiacSignId } from '@org/zodiac-core';
import type { Paragraph } from '../reading.ts';
import { pairFacts } from './pair-facts.ts';
import type { Person } from './person.ts';
import { elementsOfSigns, polarities, relationOfSigns, signsInShort } from './sections/feels.ts';
import { rubs } from './sections/rubs.ts';
import { whatToDo } from './sections/what-to-do.ts';
import { works } from './sections/works.ts';
import { sentenceCase } from './sentence-case.ts';
import { signName } from './sign-name.ts';

/** The match of two signs, without people. */
export interface MatchOfSigns {
  /** The two signs in one sentence. */
  readonly opening: string;
  readonly sections: readonly {
    readonly id: 'feels' | 'works' | 'rubs' | 'do';
    readonly heading: string;
    readonly texts: readonly string[];
  }[];
}

/**
 * Compares two signs with the texts for two people. Each is called by its sign, as in “the Rat”.
 *
 * @param one - a sign
 * @param other - another sign, or the same
 */
export function matchOfSigns(one: ZodiacSignId, other: ZodiacSignId): MatchOfSigns {
  const facts = pairFacts(personOf(one), personOf(other), 'pair');
  const feels = [relationOfSigns(facts), ...textsOf([elementsOfSigns(facts), polarities(facts)])];
  return {
    opening: sentenceCase(signsInShort(facts)),
    sections: [
      { id: 'feels', heading: text('labels.headings.feels'), texts: feels.map(sentenceCase) },
      { id: 'works', heading: text('labels.headings.works'), texts: textsOf(works(facts)) },
      { id: 'rubs', heading: text('labels.headings.rubs'), texts: textsOf(rubs(facts)) },
      { id: 'do', heading: text('labels.headings.do'), texts: textsOf(whatToDo(facts)) },
    ],
  };
}

const textsOf = (paragraphs: readonly Paragraph[]): string[] => paragraphs.map((paragraph) => paragraph.text);

/** A sign in the role of a person. */
const personOf = (sign: ZodiacSignId): Person => ({
  name: text('labels.sign', { sign: signName(sign) }),
  called: text('labels.sign', { sign: signName(sign) }),
  role: undefined,
  sign,
  signName: signName(sign),
  known: 'sign',
  branches: [{ position: 'year', sign, signName: signName(sign), certain: true }],
  chart: undefined,
  relation: undefined,
});

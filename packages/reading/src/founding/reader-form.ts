import { getZodiacSignById, relations, type ZodiacSignId } from '@org/zodiac-core';
import { claim } from '../paragraph.ts';
import { upperFirst } from '../words/list.ts';
import type { FoundingFacts } from './founding-facts.ts';
import type { Insight } from './insight-forms.ts';
import { aSign } from './words.ts';

/** What a card says of the reader’s own sign, where the books name a relation; half of a meeting counts for too little. */
export function readerForm({ sign }: FoundingFacts, readerSign: ZodiacSignId): Insight | undefined {
  const [found] = relations(sign.id, readerSign);
  if (!found || found.kind === 'three-meetings') return undefined;
  const [its, yours] = [sign.name, getZodiacSignById(readerSign).name];
  const texts = {
    'same-sign': `${upperFirst(aSign(sign))} like you: its own years are your own years.`,
    'six-harmony': `Its ${its} and your ${yours} are partners of the six harmonies 六合.`,
    'three-harmonies': `Its ${its} and your ${yours} share the ${found.element ?? ''} triangle 三合.`,
    'six-clash': `Its ${its} stands across the wheel from your ${yours}.`,
    'six-harm': `Its ${its} and your ${yours} are counted among the six harms 六害.`,
    punishment: `The books count a punishment 刑 between its ${its} and your ${yours}.`,
    'six-destruction': `Between its ${its} and your ${yours} stands the mildest discord, a destruction 破.`,
  } as const;
  return {
    form: `reader:${found.kind}`,
    text: texts[found.kind],
    claims: [claim('relation-with-reader', found.kind)],
  };
}

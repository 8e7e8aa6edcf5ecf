import type { ZodiacSign } from '@org/zodiac-core';
import type { Article } from '../article-parts.ts';
import { say } from '../claims/passage.ts';
import { signTexts } from '../prose/sign-texts.ts';
import { vary } from '../vary.ts';
import { lowerFirst, upperFirst, withArticle } from '../wording/words.ts';
import { answer, prose } from './sections.ts';
import { factsTable } from './sign-facts.ts';

/** Answers what tradition says of a man or a woman of a sign. */
export function personArticle(sign: ZodiacSign, person: 'man' | 'woman'): Article {
  const texts = signTexts[sign.id];
  const Person = person === 'man' ? 'Man' : 'Woman';
  return {
    title: `${sign.name} ${Person}: What Tradition Says`,
    description: `The ${sign.name} ${person} in the Chinese zodiac: how old almanacs paint ${person === 'man' ? 'him' : 'her'}, at home and at work, and what they got from their own time.`,
    sections: [
      answer(
        say`${upperFirst(withArticle(sign.name))} ${person} is described as ${lowerFirst(sign.traits)}, like everyone of the sign.`,
        person === 'man' ? texts.manAnswer : texts.womanAnswer,
      ),
      prose(
        vary(`${sign.id} ${person}`, [
          `The ${sign.name} ${person} in the old books`,
          `How ${person === 'man' ? 'he' : 'she'} is painted`,
          `A portrait, with its date`,
        ]),
        person === 'man' ? texts.man : texts.woman,
      ),
      { heading: 'Facts of the sign', blocks: [factsTable(sign)] },
    ],
  };
}

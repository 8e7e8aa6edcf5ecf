import type { ZodiacSign } from '@org/zodiac-core';
import type { Article } from '../article-parts.ts';
import { paragraph, sourcesNote } from '../claims/markup.ts';
import { say } from '../claims/passage.ts';
import { men } from '../prose/people/men.ts';
import { women } from '../prose/people/women.ts';
import { sourceById } from '../prose/sources.ts';
import { vary } from '../vary.ts';
import { lowerFirst, upperFirst, withArticle } from '../wording/words.ts';
import { answer } from './sections.ts';
import { factsTable } from './sign-facts.ts';

/** Answers what tradition says of a man or a woman of a sign: the same of both. What is told of the past has its source. */
export function personArticle(sign: ZodiacSign, person: 'man' | 'woman'): Article {
  const texts = (person === 'man' ? men : women)[sign.id];
  const Person = person === 'man' ? 'Man' : 'Woman';
  return {
    title: `${sign.name} ${Person}: What Tradition Says`,
    description: `The ${sign.name} ${person} in the Chinese zodiac: what follows for ${person === 'man' ? 'him' : 'her'} from the traditional description of the sign, and the facts behind it.`,
    sections: [
      answer(
        say`${upperFirst(withArticle(sign.name))} ${person} is described as ${lowerFirst(sign.traits)}, like everyone of the sign.`,
        texts.answer,
      ),
      {
        heading: vary(`${sign.id} ${person}`, [
          `The ${sign.name} ${person}, as one may imagine ${person === 'man' ? 'him' : 'her'}`,
          `How ${person === 'man' ? 'he' : 'she'} is drawn`,
          `What the sign suggests of ${person === 'man' ? 'him' : 'her'}`,
        ]),
        blocks: [
          paragraph(texts.read),
          ...(texts.figure
            ? [paragraph(texts.figure.text), sourcesNote(texts.figure.sources.map(sourceById))]
            : []),
        ],
      },
      { heading: 'Facts of the sign', blocks: [factsTable(sign)] },
    ],
  };
}

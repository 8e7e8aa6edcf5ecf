import type { ZodiacSign } from '@org/zodiac-core';
import type { Article } from '../article-parts.ts';
import { say } from '../claims/passage.ts';
import { signTexts } from '../prose/sign-texts.ts';
import { vary } from '../vary.ts';
import { luckyColours, luckyNumbers } from '../wording/sign-phrases.ts';
import { withArticle } from '../wording/words.ts';
import type { Context } from './context.ts';
import { answer, prose } from './sections.ts';
import { factsTable } from './sign-facts.ts';

/** Answers which numbers and colours a sign has, and what is lucky or unlucky about it. */
export function luckArticle(sign: ZodiacSign, { text }: Context): Article {
  const texts = signTexts[sign.id];
  return {
    title: `Lucky Numbers and Colors of the ${sign.name}`,
    description: say`The lucky numbers of the ${sign.name} are ${luckyNumbers(sign)}; its colors are ${luckyColours(sign)}. What custom does with them.`,
    sections: [
      answer(
        ...(asksForBadBirth(text)
          ? [
              `No. No rule of the calendar makes the Year of the ${sign.name} an unlucky one to be born in.`,
              `What custom calls delicate is one’s own year (本命年), when the ${sign.name} comes round again.`,
            ]
          : [asksForUnlucky(text) ? `The lists that we use name nothing unlucky for the ${sign.name}.` : '']),
        /\bluckiest\b/.test(text) ? 'No rule ranks the signs by luck.' : '',
        asksForColours(text)
          ? say`The lucky colors of the ${sign.name} are ${luckyColours(sign)}, and its lucky numbers are ${luckyNumbers(sign)}.`
          : say`The lucky numbers of the ${sign.name} are ${luckyNumbers(sign)}, and its lucky colors are ${luckyColours(sign)}.`,
        asksForUnlucky(text) ? '' : texts.luckAnswer,
      ),
      prose(
        vary(`${sign.id} luck`, [
          `Why these, for ${withArticle(sign.name)}`,
          'Where they come from',
          'How they are used',
        ]),
        texts.luck,
      ),
      { heading: 'Facts of the sign', blocks: [factsTable(sign)] },
    ],
  };
}

const asksForUnlucky = (text: string): boolean => /\bunluck|\bbad luck\b/.test(text);

/** As in "is it bad luck to be born in the year of the goat". */
const asksForBadBirth = (text: string): boolean =>
  asksForUnlucky(text) && /\bborn\b|\byear\b|\bsign\b/.test(text) && !/\bnumbers?\b|\bcolou?rs?\b/.test(text);

const asksForColours = (text: string): boolean => /\bcolou?rs?\b/.test(text) && !/\bnumbers?\b/.test(text);

import type { ZodiacSign } from '@org/zodiac-core';
import type { Article } from '../article-parts.ts';
import { paragraph, table } from '../claims/markup.ts';
import { say } from '../claims/passage.ts';
import { moneyTexts } from '../prose/money-texts.ts';
import { vary } from '../vary.ts';
import { plural } from '../wording/sign-phrases.ts';
import { lowerFirst, withArticle } from '../wording/words.ts';

/** Answers whether a sign is good or bad with money: nothing shows it. Tells what tradition says instead. */
export const moneyArticle = (sign: ZodiacSign): Article => ({
  title: `${sign.name} and Money: What Tradition Says`,
  description: `Are ${plural(sign)} good or bad with money? What the calendar can show, what tradition calls the ${sign.name}, and where it stops.`,
  sections: [
    {
      heading: '',
      blocks: [
        paragraph(
          moneyTexts[sign.id].answer,
          say`Tradition calls the ${sign.name} ${lowerFirst(sign.traits)}.`,
        ),
      ],
    },
    {
      heading: vary(`${sign.id} money`, [
        `What can be read into the ${sign.name}`,
        `The purse of ${withArticle(sign.name)}`,
        'From character to purse',
      ]),
      blocks: [paragraph(moneyTexts[sign.id].text)],
    },
    {
      heading: `What the description of the ${sign.name} says`,
      blocks: [
        table(
          `The ${sign.name} by tradition; money is not in it`,
          [],
          [
            ['At work', sign.businessTraits],
            ['Strengths', sign.strengths.join('; ')],
            ['Growth areas', sign.weaknesses.join('; ')],
            ['Trades', sign.careerStrengths],
          ],
        ),
      ],
    },
  ],
});

import { zodiacSigns } from '@org/zodiac-core';
import type { Article } from '../article-parts.ts';
import { paragraph, sourcesNote, table } from '../claims/markup.ts';
import { listed, say, type Phrase } from '../claims/passage.ts';
import { luckyNumberSources, luckyNumberTexts } from '../prose/lucky-number-texts.ts';
import { sourceById } from '../prose/sources.ts';
import { luckyColours, luckyNumber, luckyNumbers } from '../wording/sign-phrases.ts';
import type { Context } from './context.ts';

/** Answers what a number from one to nine means in China, and which signs have it. */
export function luckyNumberArticle(number: number, { text }: Context): Article {
  const prose = luckyNumberTexts[number];
  const signs = zodiacSigns.filter(({ luckyNumbers: numbers }) => numbers.includes(number));
  const [first] = signs;
  if (!prose || !first) throw new RangeError(`No sign has the lucky number ${number}.`);
  const figure = luckyNumber(first, number);
  const inRow = /(\d)\1/.test(text) ? 'A row of the same digit says so more loudly.' : '';
  const isBad = number === 4;
  const [before = '', ...after] = prose.sound.split(/\bit\b/i);
  const bySigns = say`By the lists of almanacs ${figure} is a lucky number of ${listed(signs.map(({ name }) => name))}.`;
  const asksWhy = /\bwhy\b|\bmean|\bunluck|\bchin(?:a|ese)\b|\bsymbol/.test(text);
  return {
    title: isBad
      ? say`Number ${figure} in China: Why It Is Unlucky`
      : say`Lucky Number ${figure}: Meaning and Signs`,
    description: say`What ${figure} means in Chinese custom by its sound, the signs of the zodiac that have it as a lucky number, and the numbers beside it.`,
    sections: [
      {
        heading: '',
        blocks: [
          asksWhy
            ? paragraph(
                isBad
                  ? say`In China ${figure} is avoided because the word sounds like the one for death.`
                  : say`${before}${before === '' ? 'The' : 'the'} number ${figure}${after.join('it')}`,
                say`In the lists it is a number of ${listed(signs.map(({ name }) => name))}.`,
                inRow,
              )
            : paragraph(bySigns, prose.sound, inRow),
        ],
      },
      {
        heading: say`What ${figure} says in Chinese`,
        blocks: [
          ...prose.about.map((text) => paragraph(text)),
          sourcesNote(luckyNumberSources.map(sourceById)),
        ],
      },
      {
        heading: say`The signs that have ${figure}`,
        blocks: [
          table(
            say`Signs with the lucky number ${figure}`,
            ['Sign', 'All its numbers', 'Its colors'],
            signs.map((sign): Phrase[] => [sign.name, luckyNumbers(sign), luckyColours(sign)]),
          ),
        ],
      },
    ],
  };
}

import { zodiacSigns, type Element, type ZodiacSign } from '@org/zodiac-core';
import type { Article } from '../article-parts.ts';
import { paragraph, sourcesNote, table } from '../claims/markup.ts';
import { listed, say, stated, type Phrase } from '../claims/passage.ts';
import { elementTexts } from '../prose/element-texts.ts';
import { portraitText } from '../prose/portrait-texts.ts';
import { sourceById } from '../prose/sources.ts';
import { vary } from '../vary.ts';
import {
  elementOfYear,
  newYearsDay,
  newYearsEve,
  placeInCycle,
  spanOfYear,
  yearByName,
  yearsBetween,
  yearsOfSign,
} from '../wording/calendar-phrases.ts';
import { nameOfSign, plural } from '../wording/sign-phrases.ts';
import { lowerFirst } from '../wording/words.ts';
import { asksForMatch } from '../understand/minors.ts';
import { neighboursOf } from './asked-of-elements.ts';
import { thisYear, type Context } from './context.ts';
import { yearsTable } from './years-table.ts';

/** Answers what an element means, which signs it belongs to and which years carry it. */
export function elementArticle(element: Element, context: Context): Article {
  const texts = elementTexts[element];
  const now = thisYear(context);
  const years = yearsBetween(now - 36, now + 14).filter((year) => elementOfYear(year) === element);
  const signs = stated(
    {
      kind: 'signs of element',
      element,
      signs: zodiacSigns.filter((sign) => sign.element === element).map(({ id }) => id),
    },
    (claim) => listed(claim.signs.map(nameOfSign)).text,
  );
  return {
    title: `The ${element} Element in the Chinese Zodiac`,
    description: say`What ${element} stands for among the five elements, the signs that own it (${signs}), and the years that carry it.`,
    sections: [
      {
        heading: '',
        blocks: [
          paragraph(
            /\byears?\b|\bwhen\b|\bnext\b|\blist\b/.test(context.text)
              ? say`Years of ${element} come in pairs every ten years: the last are ${listed(
                  years
                    .filter((year) => year <= now)
                    .slice(-2)
                    .map(yearByName),
                )}, the next ${listed(
                  years
                    .filter((year) => year > now)
                    .slice(0, 2)
                    .map(yearByName),
                )}.`
              : asksForMatch(context.text)
                ? neighboursOf(element)
                : texts.answer,
            say`It is the fixed element of the ${signs}.`,
          ),
        ],
      },
      { heading: `What ${element} stands for`, blocks: texts.meaning.map((text) => paragraph(text)) },
      { heading: `${element} and its neighbors`, blocks: [paragraph(texts.neighbours)] },
      { heading: `Years of ${element}`, blocks: [yearsTable(`Years that carry ${element}`, years)] },
    ],
  };
}

const asksForCharacter = (text: string): boolean =>
  /\bpersonalit|\btraits?\b|\bcharacter|\bmean|\bbrings?\b|\blike\b|\bstrength|\bweakness|\btemperament/.test(
    text,
  );

/** What is believed of one of the sixty, by its element and sign. */
const beliefs: Readonly<Partial<Record<string, string>>> = {
  'Fire horse':
    'A superstition of Japan (丙午, hinoe-uma) says that women of the Fire Horse are wilful and bring their husbands harm; in the last such year births in Japan fell by about a quarter.',
};

/** The five virtues (五常), which Confucians paired with the elements. */
const virtues: Readonly<Record<Element, string>> = {
  Wood: 'benevolence (仁)',
  Fire: 'propriety (禮)',
  Earth: 'trust (信)',
  Metal: 'justice (義)',
  Water: 'wisdom (智)',
};

/** Answers what a sign with an element is, such as the Wood Dragon, and which years it has. */
export function pillarArticle(element: Element, sign: ZodiacSign, context: Context): Article {
  const now = thisYear(context);
  const years = yearsOfSign(sign, now - 150, now + 100).filter((year) => elementOfYear(year) === element);
  const seed = `${element} ${sign.id}`;
  const past = years.filter((year) => year <= now);
  const last = past.at(-1) ?? now;
  const next = years.find((year) => year > now) ?? now;
  const cycle = placeInCycle(last);
  return {
    title: `${element} ${sign.name}: Years and Meaning`,
    description: say`The ${element} ${sign.name} comes once in sixty years: last from ${spanOfYear(last)}, next from ${newYearsDay(next)}. What the two mean together.`,
    sections: [
      {
        heading: '',
        blocks: [
          ...(beliefs[seed] !== undefined && /\bsuperstition|\bbelie|\bcurse|\bwhy\b/.test(context.text)
            ? [paragraph(beliefs[seed]), sourcesNote([sourceById('fire horse')])]
            : []),
          ...(asksForCharacter(context.text)
            ? [
                paragraph(
                  say`Tradition calls the ${sign.name} ${lowerFirst(sign.traits)}; the virtue of ${element}, the element of the year, is ${virtues[element]}.`,
                ),
              ]
            : []),
          paragraph(
            say`${element} ${plural(sign)} (${stated(cycle, ({ name, pinyin }) => `${name}, ${pinyin}`)}) were born from ${listed(past.slice(-2).map((year) => spanOfYear(year)))}.`,
          ),
          paragraph(say`Next: ${spanOfYear(next)}.`),
        ],
      },
      {
        heading: vary(seed, [
          'What the two make together',
          `${element} under the ${sign.name}`,
          'A portrait of our own',
        ]),
        blocks: [paragraph(portraitText(element, sign.id))],
      },
      {
        heading: vary(`${seed} years`, [
          'Its years, to the day',
          'When it was and will be',
          `Years of the ${element} ${sign.name}`,
        ]),
        blocks: [
          yearsTable(`Years of the ${element} ${sign.name}`, years),
          table(
            `Its name in the count of stems and branches`,
            [],
            [
              ['Name', stated(cycle, ({ name, pinyin }) => `${name}, ${pinyin}`)],
              ['Place of sixty', stated(cycle, ({ place }) => String(place))],
              ['Yin or Yang', stated(cycle, ({ polarity }) => polarity)],
            ],
          ),
        ],
      },
      {
        heading: vary(`${seed} others`, [
          `The other four`,
          `${plural(sign)} of the other elements`,
          'Its four brothers',
        ]),
        blocks: [
          table(
            `Recent years of the ${sign.name} by element`,
            ['Year', 'First day', 'Last day'],
            yearsOfSign(sign, now - 60, now)
              .filter((year) => elementOfYear(year) !== element)
              .map((year): Phrase[] => [yearByName(year), newYearsDay(year), newYearsEve(year + 1)]),
          ),
        ],
      },
    ],
  };
}

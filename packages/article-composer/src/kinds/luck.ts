import { zodiacSigns, type ZodiacSign } from '@org/zodiac-core';
import { text } from '@org/content/articles';
import type { Section } from '../article-parts.ts';
import { filled } from '../claims/filled.ts';
import { bulletList, paragraph } from '../claims/markup.ts';
import { joined, listed, say, textOf, upperFirst, withArticle, type Phrase } from '../claims/passage.ts';
import { answer, characterSection, prose } from '../sections/sign-sections.ts';
import { fixedElement, luckyColors, luckyNumbers, numbersOfGifts, plural } from '../wording/sign-phrases.ts';
import { yearInFigures } from '../wording/calendar-phrases.ts';
import { digits } from './number.ts';
import { circle } from './pair-parts.ts';
import { isAskedAsBad } from './sign-detail.ts';
import { bornInSign } from './sign.ts';
import type { Kind } from '../kind.ts';

/** Lucky colors and numbers of a sign, gifts, and the customs around them. */
export const luck: Kind<'luck' | 'gift'> = {
  id: 'gifts and customs',
  needs: { signs: 1, years: [0, 1] },
  fits: (entities, today) =>
    // “Tiger mom” asks for the sign, and “gift for a tiger mom” for a gift.
    /luck|gift|present|colou?r|number|auspicious|custom|\bwhat (?:to|should i) (?:buy|get|give)\b/.test(
      entities.text,
    ) &&
    ((bornInSign(entities, today) && !isAskedAsBad(entities.text)) ||
      entities.words.some((word) => /^(?:colou?rs?|numbers?)$/.test(word))),
  needsWords: true,
  focuses: {
    luck: 'lucky luck unlucky avoid color colors number numbers auspicious',
    gift: 'gift gifts present presents birthday baby babies newborn toddler child children kid kids son daughter boy girl teenager friend mother father mom dad boss coworker colleague teacher sister brother grandma grandpa her him custom customs',
  },
  category: () => 'signs',
  key: ({ signs: [one] }, focus) => `${one?.id ?? ''} ${focus}`,
  write({ signs: [one = zodiacSigns[0] as ZodiacSign], years: [year], text: keyword }, focus) {
    const lucky = { sign: one.name, colors: luckyColors(one), numbers: luckyNumbers(one) };
    const fitting = filled(text('luck.gift'), {
      things: upperFirst(text(`luck.things.${one.element}`)),
      sign: withArticle(one.name),
      element: fixedElement(one),
    });
    const asksForNumbers = /\bnumber/.test(keyword) && !/\bcolou?r/.test(keyword);
    const isForBoss = /\bboss|\bmanager|\bsupervisor/.test(keyword);
    const asksToAvoid = /\bavoid|\bunluck|\bbad\b|\bworst\b/.test(keyword);
    return {
      title:
        focus === 'gift'
          ? filled(text('titles.gifts'), { sign: one.name })
          : filled(text('titles.lucky'), { sign: one.name }),
      description:
        focus === 'gift'
          ? filled(text('titles.giftsAbout'), { sign: one.name })
          : filled(text('titles.luckyAbout'), lucky),
      sections: [
        answer(
          focus === 'gift' ? fitting : '',
          focus === 'gift' && isForBoss ? text('luck.boss') : '',
          asksToAvoid && focus === 'luck' ? toAvoid(one, keyword) : '',
          focus === 'luck' ? filled(text(asksForNumbers ? 'luck.numbers-first' : 'luck.answer'), lucky) : '',
          year === undefined ? '' : filled(text('luck.every-year'), { year: yearInFigures(year) }),
        ),
        ...(focus === 'gift' ? [whatToGive(one, isForBoss)] : []),
        {
          heading: filled(text('heads.colorsOf'), { sign: one.name }),
          blocks: [
            paragraph(text('luck.source'), focus === 'luck' ? (text('topics.colors.first')[1] ?? '') : ''),
            bulletList(reasonsOfColors(one)),
          ],
        },
        ...(focus === 'gift'
          ? [
              characterSection(one),
              prose(filled(text('heads.likes'), { people: plural(one) }), text(`money.${one.id}.spending`)),
            ]
          : [
              prose(
                filled(text('heads.numbersOf'), { sign: one.name }),
                text('luck.by-sound'),
                ...one.luckyNumbers.map((number) => text(`number.digits.${digits[number - 1] ?? 'one'}`)),
              ),
              prose(
                text('topics.colors.second')[0] ?? '',
                text('topics.colors.second')[1] ?? '',
                text('luck.red'),
                text('topics.colors.second')[3] ?? '',
                ...text('topics.numbers.second').slice(1),
              ),
            ]),
        prose(
          text('heads.whatToAvoid'),
          ...(asksToAvoid || focus === 'gift' ? [] : [colorToAvoid(one)]),
          focus === 'gift' ? text('luck.avoid') : '',
          one.luckyNumbers.includes(4) && focus === 'luck'
            ? filled(text('luck.four'), { sign: one.name })
            : text('number.digits.four'),
        ),
      ],
      figure: { kind: 'bonds', sign: one.id },
      sources: ['elements', 'chinese numbers'],
    };
  },
};

/** Ideas for gifts, from the sign’s colors and numbers, and the gift by custom, which no boss receives. */
function whatToGive(one: ZodiacSign, isForBoss: boolean): Section {
  const inSets = numbersOfGifts(one);
  return {
    heading: text('heads.whatToGive'),
    blocks: [
      paragraph(text('luck.ours')),
      bulletList([
        text(`luck.by-character.${one.id}`),
        filled(text('luck.by-color'), { colors: luckyColors(one) }),
        ...(inSets === undefined ? [] : [filled(text('luck.by-number'), { numbers: inSets })]),
      ]),
      paragraph(isForBoss ? '' : text('luck.by-custom'), text('luck.direction'), text('luck.to-eat')),
      paragraph(text('number.digits.two')),
    ],
  };
}

/** Why the lucky colors of a sign are lucky. Those of no element share a reason. */
function reasonsOfColors(one: ZodiacSign): readonly Phrase[] {
  const reasons = one.luckyColors.map((color) => reasonOfColor(one, color) ?? '');
  const added = one.luckyColors.filter((_, at) => reasons[at] === '');
  const known = reasons.filter((reason) => reason !== '');
  const isOne = added.length === 1;
  return added.length === 0
    ? known
    : [
        ...known,
        filled(text('luck.colors-added'), {
          colors: upperFirst(textOf(listed(added))),
          are: isOne ? 'is' : 'are',
          them: isOne ? 'it' : 'them',
        }),
      ];
}

/** The element of a lucky color, and what it is to the sign. */
function reasonOfColor(one: ZodiacSign, color: string): Phrase | undefined {
  const element = circle.find((each) => text(`elements.${each}.color`).includes(color));
  const named = upperFirst(color);
  if (element === undefined) return undefined;
  const feeds = circle[(circle.indexOf(element) + 1) % circle.length];
  return filled(
    text(
      element === one.element
        ? 'luck.color-own'
        : feeds === one.element
          ? 'luck.color-feeds'
          : 'luck.color-other',
    ),
    { color: named, element, sign: one.name, own: one.element },
  );
}

/** The color of the element that controls the element of the sign, or the number that everybody avoids. */
const toAvoid = (one: ZodiacSign, keyword: string): Phrase =>
  /\bnumber/.test(keyword) && !/\bcolor/.test(keyword) ? text('number.digits.four') : colorToAvoid(one);

function colorToAvoid(one: ZodiacSign): Phrase {
  const restrains = circle[(circle.indexOf(one.element) + 3) % circle.length] ?? one.element;
  const color = text(`elements.${restrains}.color`);
  const isPrinted = one.luckyColors.find((each) => color.split(' or ').includes(each));
  return joined([
    filled(text('luck.color-avoid'), {
      sign: one.name,
      color,
      reason: text(`elements.${one.element}.held-back`),
    }),
    isPrinted === undefined ? '' : say` ${filled(text('luck.color-printed'), { color: isPrinted })}`,
  ]);
}

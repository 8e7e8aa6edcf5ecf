import type { Element, Relation, ZodiacSign } from '@org/zodiac-core';
import { text } from '@org/content/articles';
import { text as match } from '@org/content/match';
import { text as reading } from '@org/content/reading';
import type { Section } from '../article-parts.ts';
import { filled } from '../claims/filled.ts';
import { bulletList, paragraph } from '../claims/markup.ts';
import type { Phrase } from '../claims/passage.ts';
import { inLove, relationsOfPair } from '../sections/pair-sections.ts';
import { inDailyLife, prose } from '../sections/sign-sections.ts';
import { lastAndNextYear, spanOfYear, zodiacYearOn } from '../wording/calendar-phrases.ts';
import { plural } from '../wording/sign-phrases.ts';

/**
 * The bonds that neither join nor divide two signs. For such a pair, tradition offers only the descriptions of the two signs.
 */
const openBonds: readonly Relation[] = ['neutral', 'three-meetings'];

/** Whether no rule joins or divides two different signs. */
export const isOpen = (a: ZodiacSign, b: ZodiacSign): boolean =>
  a !== b && openBonds.includes(relationsOfPair(a, b)[0] ?? 'neutral');

/**
 * Sections on love, on work and on what helps: from the bond of the two signs, or for an open pair from the two descriptions.
 */
export function bondSections(a: ZodiacSign, b: ZodiacSign, first: 'love' | 'work'): readonly Section[] {
  const [basis = 'neutral'] = relationsOfPair(a, b);
  const open = isOpen(a, b) ? [a, b] : [];
  const love = prose(
    text('heads.inLove'),
    text(`relations.${basis}.love`),
    ...open.map(({ id }) => text(`signs.${id}.love`)),
  );
  const work = prose(
    text('heads.atWork'),
    text(`relations.${basis}.work`),
    ...open.map(({ id }) => text(`signs.${id}.work`)),
  );
  return [
    ...(first === 'work' ? [work, love] : [love, work]),
    {
      heading: text('heads.whatHelps'),
      blocks:
        open.length === 0
          ? [paragraph(text(`relations.${basis}.help`))]
          : open.flatMap((one) => helpsOf(one)),
    },
  ];
}

export const asFriends = (a: ZodiacSign, b: ZodiacSign): Section =>
  prose(text('heads.asFriends'), ...(a === b ? [a] : [a, b]).map(({ id }) => text(`signs.${id}.friends`)));

/** One sign of the pair in love or at work, and advice for its people, unless the sections on the bond have said it. */
export const portrait = (one: ZodiacSign, side: 'love' | 'work', isTold: boolean): Section => ({
  heading: filled(text('titles.signOfPair'), { sign: one.name }),
  blocks: [
    paragraph(reading(`signs.${one.id}.core`)),
    ...(isTold ? [] : [paragraph(text(`signs.${one.id}.${side}`))]),
    paragraph(inDailyLife(one, 'decides')),
    paragraph(inDailyLife(one, 'quarrel'), inDailyLife(one, 'hard')),
    paragraph(inDailyLife(one, 'brings'), inDailyLife(one, 'likes')),
    ...(isTold ? [] : helpsOf(one)),
  ],
});

const helpsOf = (one: ZodiacSign) => [
  paragraph(filled(text('pair.helps'), { people: plural(one) })),
  bulletList(reading(`signs.${one.id}.helps`)),
];

/** The own year of the sign that both people have. */
export function ownYearOfBoth(one: ZodiacSign, today: Date): Section {
  const [last, next] = lastAndNextYear(one, today);
  const isNow = last === zodiacYearOn(today);
  return prose(
    text('heads.inAYear'),
    filled(text(isNow ? 'sign.own-now' : 'sign.own'), {
      sign: one.name,
      span: spanOfYear(isNow ? last : next),
    }),
    inLove('same-sign'),
    text('relations.same-sign.year-do'),
  );
}

/** Each element feeds the next one and limits the one after that. */
const circle: readonly Element[] = ['Wood', 'Fire', 'Earth', 'Metal', 'Water'];

/** How the fixed element of one sign feeds or limits that of the other. */
export const elementsOf = (a: ZodiacSign, b: ZodiacSign): Section =>
  prose(text('heads.theirElements'), elementsInWords(a.element, b.element));

function elementsInWords(elementA: Element, elementB: Element): Phrase {
  if (elementA === elementB) return match('elements.signs.same', { elementA });
  const steps = (circle.indexOf(elementB) - circle.indexOf(elementA) + circle.length) % circle.length;
  const isGiver = steps === 1 || steps === 2;
  return match(steps === 1 || steps === 4 ? 'elements.signs.feeds' : 'elements.signs.restrains', {
    elementA,
    elementB,
    giver: isGiver ? elementA : elementB,
    taker: isGiver ? elementB : elementA,
  });
}

import type { Element, Relation, ZodiacSign } from '@org/zodiac-core';
import { text } from '@org/content/articles';
import { text as match } from '@org/content/match';
import { text as reading } from '@org/content/reading';
import type { Section } from '../article-parts.ts';
import { filled } from '../claims/filled.ts';
import { bulletList, paragraph } from '../claims/markup.ts';
import { inBusinessTogether, relationsOfPair } from '../sections/pair-sections.ts';
import { birthYears, described, inDailyLife, prose } from '../sections/sign-sections.ts';
import { plural } from '../wording/sign-phrases.ts';

/** The bond of two signs in love or at work, with what is said of each sign. */
export const sideSection = (a: ZodiacSign, b: ZodiacSign, side: 'love' | 'work'): Section =>
  prose(
    text(side === 'love' ? 'heads.inLove' : 'heads.atWork'),
    text(`relations.${bondOf(a, b)}.${side}`),
    ...each(a, b).map(({ id }) => text(`signs.${id}.${side}`)),
  );

/** The bond of two signs at work, and the line of tradition about each in business. */
export const besideWork = (a: ZodiacSign, b: ZodiacSign): Section =>
  prose(text('heads.atWork'), text(`relations.${bondOf(a, b)}.work`), inBusinessTogether(a, b));

/** The advice for the bond, then for the people of each sign. */
export const helpsOfBoth = (a: ZodiacSign, b: ZodiacSign): Section => ({
  heading: text('heads.whatHelps'),
  blocks: [paragraph(text(`relations.${bondOf(a, b)}.help`)), ...each(a, b).flatMap(helpsOf)],
});

const bondOf = (a: ZodiacSign, b: ZodiacSign): Relation => relationsOfPair(a, b)[0] ?? 'neutral';

/** The two signs, or the one that both people have. */
const each = (a: ZodiacSign, b: ZodiacSign): readonly ZodiacSign[] => (a === b ? [a] : [a, b]);

export const asFriends = (a: ZodiacSign, b: ZodiacSign): Section =>
  prose(text('heads.asFriends'), ...each(a, b).map(({ id }) => text(`signs.${id}.friends`)));

/** One sign of the pair: how its people are described, what pleases them, how they quarrel, and when they were born. */
export const portrait = (one: ZodiacSign, today: Date): Section =>
  prose(
    filled(text('titles.signOfPair'), { sign: one.name }),
    described(one),
    inDailyLife(one, 'decides'),
    inDailyLife(one, 'quarrel'),
    birthYears(one, today),
  );

const helpsOf = (one: ZodiacSign) => [
  paragraph(filled(text('pair.helps'), { people: plural(one) })),
  bulletList(reading(`signs.${one.id}.helps`)),
];

/** Each element feeds the next one and limits the one after that. */
export const circle: readonly Element[] = ['Wood', 'Fire', 'Earth', 'Metal', 'Water'];

/** A section on the strengths and the frictions of the bond of two signs; empty if the signs have no bond. */
export function together(a: ZodiacSign, b: ZodiacSign, side: 'peers' | 'work'): readonly Section[] {
  const bond = bondOf(a, b);
  return bond === 'neutral'
    ? []
    : [
        prose(
          text('heads.together'),
          match(`works.${side}.${bond}`),
          withoutHour(match(`rubs.${side}.${bond}`)),
        ),
      ];
}

/** Leaves out the advice on the hour of a quarrel, which the section on what helps gives. */
function withoutHour(said: string): string {
  return said.replace(/ [^.]* is the wrong time [^.]*\.| [^.]* are the wrong time [^.]*\./, '');
}

/** Which of two elements feeds or limits the other. */
export function bondOfElements(one: Element, other: Element) {
  const steps = (circle.indexOf(other) - circle.indexOf(one) + circle.length) % circle.length;
  const [giver, taker] = steps === 1 || steps === 2 ? [one, other] : [other, one];
  return { feeds: steps === 1 || steps === 4, giver, taker };
}

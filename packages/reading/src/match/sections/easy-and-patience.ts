import type { BranchRelation } from '@org/zodiac-core';
import { paragraph } from '../../paragraph.ts';
import type { Paragraph } from '../../reading.ts';
import { upperFirst } from '../../words/list.ts';
import type { FoundPair } from '../branch-pairs.ts';
import { inCharts } from '../in-charts.ts';
import type { MatchSection } from '../match.ts';
import { otherBirth } from '../other-birth.ts';
import type { Person } from '../person.ts';
import { easyAdvice, patienceAdvice, sideOfLife } from '../prose/cross-relations.ts';

const maxParagraphs = 4;

/** What is easy: the harmonies between pillars of different places. */
export const easy = (one: Person, other: Person, pairs: readonly FoundPair[]): MatchSection => ({
  id: 'easy',
  heading: 'What is Easy',
  paragraphs: across(one, other, pairs, easyAdvice, {
    tone: 'harmony',
    none: 'Across their other pillars the books find no harmony, so what is easy comes from habit and goodwill, as in most friendships.',
  }),
});

/** Where to be patient: the discords between pillars of different places. */
export const patience = (one: Person, other: Person, pairs: readonly FoundPair[]): MatchSection => ({
  id: 'patience',
  heading: 'Where to Be Patient',
  paragraphs: across(one, other, pairs, patienceAdvice, {
    tone: 'discord',
    none: 'Across their other pillars the books find no clash, harm, punishment or destruction, so patience is wanted here only as it is everywhere.',
  }),
});

interface Kind {
  readonly tone: 'harmony' | 'discord';
  /** What is said where there is no such pair. */
  readonly none: string;
}

/** A pair with the relation that is spoken of. Pairs that are both in harmony and in discord are left to the table. */
interface ToldPair {
  readonly pair: FoundPair;
  readonly relation: BranchRelation;
}

function across(
  one: Person,
  other: Person,
  pairs: readonly FoundPair[],
  advice: typeof easyAdvice,
  { tone, none }: Kind,
): Paragraph[] {
  const told: ToldPair[] = pairs.flatMap((pair) => {
    const relation = pair.found.find(({ kind }) => advice[kind]);
    return relation && pair.one.position !== pair.other.position && pair.tone === tone
      ? [{ pair, relation }]
      : [];
  });
  if (told.length === 0)
    return [
      paragraph(none, {
        rule: 'branches-of-two',
        because: `${upperFirst(one.name)} and ${other.name} have ${pairs.length} pairs of branches.`,
        changes: otherBirth(one, other),
        hangsOnHour: pairs.some((pair) => !pair.one.certain || !pair.other.certain),
        claims: [{ subject: `pair:${tone}`, value: 'none' }],
      }),
    ];
  const ordered = told.toSorted((first, second) =>
    tone === 'harmony' ? second.pair.score - first.pair.score : first.pair.score - second.pair.score,
  );
  const uses = new Map<string, number>();
  return ordered.slice(0, maxParagraphs).map(({ pair, relation }) => {
    const sentences = advice[relation.kind] ?? [];
    const use = uses.get(relation.kind) ?? 0;
    uses.set(relation.kind, use + 1);
    return paragraphOf(one, other, pair, relation, sentences[use % sentences.length] ?? '');
  });
}

function paragraphOf(
  one: Person,
  other: Person,
  pair: FoundPair,
  relation: BranchRelation,
  advice: string,
): Paragraph {
  const { a, b, because } = inCharts(one, other, pair);
  const [first, second] = [pair.one.position, pair.other.position];
  return paragraph(
    `${upperFirst(a)} of ${one.name}’s ${first} (${sideOfLife[first]}) and ${b} of ${other.name}’s ${second} (${sideOfLife[second]}) are counted as ${relation.english} ${relation.name}: ${advice}.`,
    {
      rule: 'branches-of-two',
      because,
      changes: otherBirth(one, other),
      hangsOnHour: !pair.one.certain || !pair.other.certain,
      claims: [{ subject: `pair:${first}:${second}`, value: relation.kind }],
    },
  );
}

import { text } from '@org/content/match';
import type { Relation, RelationKind } from '@org/zodiac-core';
import type { Reason } from '../paragraph.ts';
import type { Claim } from '../reading.ts';
import type { RuleId } from '../rules.ts';
import type { FoundPair } from './branch-pairs.ts';
import { about } from './consistent.ts';
import type { DaysOfTwo, PairFacts } from './pair-facts.ts';

/** The reason for a paragraph about the signs of the years. */
export const bySigns = ({ one, other }: PairFacts, rule: RuleId = 'branches-of-two'): Reason => ({
  rule,
  because: text('reasons.signs', { signA: one.signName, signB: other.signName }),
  changes: text('reasons.changes.sign'),
});

/** The themes of texts on a relation, wherever tradition finds it. */
export function themesOf(kind: RelationKind | Relation | undefined): Claim[] {
  switch (kind) {
    case 'punishment':
      return [about('tone', 'sharp')];
    case 'six-destruction':
      return [about('plans', 'slip')];
    case 'six-harm':
      return [about('misread', 'silence')];
    default:
      return [];
  }
}

/** The reason for a paragraph about a pair of pillars. */
export const byPillars = (
  { one, other, tone, found }: FoundPair,
  because = text('reasons.pillars', { signA: one.signName, signB: other.signName }),
): Reason => ({
  rule: 'branches-of-two',
  because,
  changes: text('reasons.changes.birth'),
  hangsOnHour: !one.certain || !other.certain,
  claims: [{ subject: `pair:${one.position}:${other.position}`, value: found[0]?.kind ?? tone }],
});

/** The reason for a paragraph about the day masters. */
export const byDayMasters = ({ masterA, masterB, certain }: DaysOfTwo): Reason => ({
  rule: 'stems-of-two',
  because: text('reasons.days', { masterA, masterB }),
  changes: text('reasons.changes.birth'),
  hangsOnHour: !certain,
});

import { text } from '@org/content/match';
import { paragraph } from '../../paragraph.ts';
import type { Paragraph } from '../../reading.ts';
import { bySigns } from '../because.ts';
import type { PairFacts } from '../pair-facts.ts';
import { sentenceCase } from '../sentence-case.ts';
import { sharedCircle } from './circles.ts';
import { brought } from './company.ts';
import { lentElements } from './elements.ts';
import { lifePaths } from './numbers.ts';
import { harmoniesOf } from './pillars.ts';

/** Strengths of a pair. */
export const works = (facts: PairFacts): Paragraph[] => [
  bySign(facts),
  ...brought(facts),
  ...harmoniesOf(facts),
  ...lentElements(facts),
  ...lifePaths(facts, 'agree'),
  ...sharedCircle(facts),
];

function bySign(facts: PairFacts): Paragraph {
  const { basis, situation } = facts;
  const said =
    situation.kind === 'peers'
      ? text(`works.peers.${basis}`)
      : text(`works.raising.${basis}`, { elder: situation.elder.name, child: situation.child.name });
  return paragraph(sentenceCase(said), bySigns(facts));
}

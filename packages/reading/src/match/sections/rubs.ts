import { text } from '@org/content/match';
import type { RelationKind } from '@org/zodiac-core';
import { paragraph } from '../../paragraph.ts';
import type { Paragraph } from '../../reading.ts';
import { bySigns } from '../because.ts';
import type { PairFacts } from '../pair-facts.ts';
import { inList, sentenceCase } from '../sentence-case.ts';
import { opposedCircle } from './circles.ts';
import { foundHard } from './company.ts';
import { lackedElements } from './elements.ts';
import { lifePaths } from './numbers.ts';
import { discords, discordsOf } from './pillars.ts';

/** Causes of friction between two people. */
export const rubs = (facts: PairFacts): Paragraph[] => [
  bySign(facts),
  ...foundHard(facts),
  ...discordsOf(facts),
  ...lackedElements(facts),
  ...lifePaths(facts, 'differ'),
  ...opposedCircle(facts),
];

function bySign(facts: PairFacts): Paragraph {
  const { basis, situation } = facts;
  const said =
    situation.kind === 'peers'
      ? text(`rubs.peers.${basis}`)
      : text(`rubs.raising.${basis}`, { elder: situation.elder.name, child: situation.child.name });
  const also = inList(discordsBeside(facts).map((kind) => text(`labels.relations.${kind}`)));
  const sentences = also ? [said, text('rubs.also', { relations: also })] : [said];
  return paragraph(sentenceCase(sentences.join(' ')), bySigns(facts));
}

/** The conflicts between two signs whose main relation is a harmony. The pair of the years is the first. */
function discordsBeside({ pairs: [ofYears] }: PairFacts): RelationKind[] {
  if (ofYears?.tone !== 'mixed') return [];
  const kinds = new Set(ofYears.found.map(({ kind }) => kind));
  return discords.filter((kind) => kinds.has(kind));
}

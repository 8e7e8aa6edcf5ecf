import type { TellingFact, Told } from './fact.ts';
import { factsOfGroup } from './group-facts.ts';
import { relationFacts } from './relation-facts.ts';
import { stateFacts } from './state-facts.ts';

/** The facts of a row that few others share, the rarest first, one of each topic. */
export function tellingFacts(told: Told): TellingFact[] {
  const topics = new Set<string>();
  return [
    ...told.inList.standing.groups.flatMap((group) => factsOfGroup(told, group)),
    ...relationFacts(told),
    ...stateFacts(told),
  ]
    .toSorted((a, b) => a.share - b.share)
    .filter(({ topic }) => !topics.has(topic) && topics.add(topic));
}

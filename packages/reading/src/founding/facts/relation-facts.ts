import { text } from '@org/content/rows';
import { list } from '../../words/grammar.ts';
import type { TellingFact, Told } from './fact.ts';
import { groupOf } from './words.ts';

/** Facts about other rows of the founder, and about rows that the row itself owns. */
export function relationFacts(told: Told): TellingFact[] {
  const { subject, inList } = told;
  const { total } = inList.standing;
  const said = `${subject.knownFor ?? ''} ${subject.story ?? ''}`.toLowerCase();
  const named = (by: string) => {
    const group = groupOf(told, by);
    const names = group?.others.flatMap(({ name }) => (said.includes(name.toLowerCase()) ? [] : name)) ?? [];
    return group && names.length === group.others.length ? { ...group, names: list(names) } : undefined;
  };
  const [founders, owned] = ['founders', 'owned'].map(named);
  const [founder, ...otherFounders] = subject.founders ?? [];
  const facts: TellingFact[] = [];
  // Of several founders, the text cannot say who founded the other row.
  if (founder && otherFounders.length === 0 && founders && founders.count <= founders.others.length + 1)
    facts.push({
      topic: 'founders',
      share: founders.count / total,
      sentence: text('facts.founder', { founder, names: founders.names }),
    });
  // The story of a row says more than what it owns.
  if (owned && !subject.story && !/\bown(?:s|er)\b/.test(said))
    facts.push({
      topic: 'owner',
      share: 1 / total,
      sentence:
        owned.count - 1 <= owned.others.length
          ? text('facts.owns', { names: owned.names })
          : text('facts.owns-many', {
              count: owned.count - 1,
              several: inList.several,
              names: owned.names,
            }),
    });
  return facts;
}

/** The owners of a row, which may be several. */
export const ownersInText = (owner: string): string => list(owner.split('; '));

import { text } from '@org/content/rows';
import { list } from '../../words/grammar.ts';
import { hasEnded, type Peer } from '../subject.ts';
import type { TellingFact, Told } from './fact.ts';
import { groupOf } from './words.ts';

/** Facts about rows with the same day, founder or owner, and about rows that the row itself owns. */
export function relationFacts(told: Told): TellingFact[] {
  const { subject, inList } = told;
  const { total } = inList.standing;
  const named = (by: string) => {
    const group = groupOf(told, by);
    return group && { ...group, names: list(group.others.map(({ name }) => name)) };
  };
  const [day, founders, owner, owned] = ['day', 'founders', 'owner', 'owned'].map(named);
  const facts: TellingFact[] = [];
  const said = `${subject.knownFor ?? ''} ${subject.story ?? ''}`;
  const areSaid = (others: readonly Peer[]) =>
    others.every(({ name }) => said.toLowerCase().includes(name.toLowerCase()));
  if (day && day.count <= day.others.length + 1)
    facts.push({
      topic: 'year',
      opens: false,
      share: day.count / total,
      sentence: text('facts.same-day', { began: subject.began, names: day.names }),
    });
  if (founders && founders.count <= founders.others.length + 1 && !areSaid(founders.others))
    facts.push({
      topic: 'founders',
      share: founders.count / total,
      sentence: text(subject.founders?.length === 1 ? 'facts.founder' : 'facts.founders', {
        names: founders.names,
      }),
    });
  // Leaves out the rows that the row owns if `knownFor` or the story names them or says what it owns.
  if (owned && !/\bown(?:s|er)\b/.test(said) && !areSaid(owned.others))
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
  if (owner && subject.owner && !hasEnded(subject)) {
    const values = { owner: ownersInText(subject.owner), names: owner.names };
    const others = owner.count - 1 <= owner.others.length ? text('facts.owner-with-two', values) : undefined;
    facts.push({
      topic: 'owner',
      share: owner.count / total,
      sentence:
        owner.count === 2
          ? text('facts.owner', values)
          : (others ??
            text('facts.owner-of-many', { ...values, count: owner.count - 1, several: inList.several })),
    });
  }
  return facts;
}

/** The owners of a row, which may be several. */
export const ownersInText = (owner: string): string => list(owner.split('; '));

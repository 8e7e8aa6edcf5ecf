import { text } from '@org/content/rows';
import { articleOf } from '../../words/grammar.ts';
import { hasEnded } from '../subject.ts';
import type { TellingFact, Told } from './fact.ts';

/** Facts about a round age, and about the present year if it has the sign of the first year. */
export function presentFacts({ subject, facts, presentYear }: Told): TellingFact[] {
  const { date, state } = subject;
  const age = presentYear - date.year;
  // Some companies ended when they were bought.
  if (hasEnded(subject) || subject.acquiredYear || age <= 0) return [];
  const topic = 'present';
  const round = [100, 50, 25].find((each) => age % each === 0);
  const found: TellingFact[] = [];
  if (round)
    found.push({
      topic,
      share: 1 / round,
      sentence: text(state ? 'facts.statehood' : 'facts.turns', { age, year: presentYear }),
    });
  const sinceZodiacYear = presentYear - facts.zodiacYear;
  if (facts.border || sinceZodiacYear <= 0 || sinceZodiacYear % 12 !== 0) return found;
  if (sinceZodiacYear % 60 === 0) {
    found.push({
      topic: 'return',
      share: 1 / 60,
      opens: false,
      sentence: text('facts.returns', { year: presentYear, element: facts.element, sign: facts.sign.name }),
    });
    return found;
  }
  const { name } = facts.sign;
  found.push({
    topic,
    share: 1 / 12,
    opens: false,
    sentence: text('facts.own-year', { year: presentYear, aSign: `${articleOf(name)} ${name}` }),
  });
  return found;
}

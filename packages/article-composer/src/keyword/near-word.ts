import { isKnownWord } from './vocabulary.ts';

/** Words that are one edit away from a sign's name but are not misspellings of it. */
const plainWords = new Set(['house', 'money', 'honey', 'timer', 'tier', 'tigger', 'shake', 'snack', 'stake', 'snare', 'snakes', 'later', 'wader', 'norse', 'horde', 'hose', 'donkey', 'monk', 'roster', 'booster', 'roaster', 'rabbi', 'rabid', 'moose', 'sleep', 'steep', 'sheet', 'sheer', 'dragoon', 'hours', 'course', 'hoarse', 'morse', 'mousse', 'bully', 'boars', 'board', 'would', 'world', 'heart', 'tire', 'fired']); // prettier-ignore

/** Returns the candidate that equals the word or, for candidates of five letters or more, is one edit away from it. */
export function nearWord(word: string, candidates: readonly string[]): string | undefined {
  if (candidates.includes(word)) return word;
  if (word.length < 4 || plainWords.has(word) || isKnownWord(word)) return undefined;
  return candidates.find((candidate) => candidate.length > 4 && isOneEditAway(word, candidate));
}

/** Whether one letter was replaced, removed or added, or two neighbors swapped. The first letter must be equal. */
function isOneEditAway(word: string, other: string): boolean {
  if (word.charAt(0) !== other.charAt(0) || Math.abs(word.length - other.length) > 1) return false;
  let same = 0;
  while (same < word.length && word.charAt(same) === other.charAt(same)) same += 1;
  const [rest, otherRest] = [word.slice(same), other.slice(same)];
  const swapped = rest.charAt(1) + rest.charAt(0) + rest.slice(2);
  return (
    rest.slice(1) === otherRest.slice(1) ||
    rest.slice(1) === otherRest ||
    rest === otherRest.slice(1) ||
    swapped === otherRest
  );
}

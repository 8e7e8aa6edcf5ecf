import type { Topic } from './topic.ts';
import { topics } from './topics.ts';

const maxExamples = 6;

/** Topics near a subject that is refused. */
const nearTopics: Readonly<Record<string, readonly string[]>> = {
  money: ['money-in-chart', 'work', 'best-years', 'year'],
  fortune: ['luck', 'best-years', 'money-in-chart', 'year'],
  health: ['elements', 'character', 'purpose', 'year'],
  death: ['decade', 'phase', 'year', 'purpose'],
  law: ['month', 'best-months', 'two-signs', 'character'],
  suspicion: ['two-signs', 'matches', 'quality', 'year'],
  somebody: ['two-signs', 'sign-of-other', 'matches', 'about-sign'],
  young: ['two-signs', 'character', 'luck', 'work'],
  names: ['sign-of-other', 'numbers', 'name-of-year', 'elements'],
  animal: ['two-signs', 'own-sign', 'animals', 'about-sign'],
  instructions: ['own-sign', 'among-own-sign', 'character', 'method'],
  magic: ['method', 'tai-sui', 'luck', 'superstition'],
  world: ['name-of-year', 'year', 'new-year', 'companies'],
  looks: ['character', 'luck', 'quality', 'about-sign'],
};

const firstOffered = ['two-signs', 'year', 'character', 'when', 'elements', 'work'];

/** Words that say as much as their first letters. */
const stemsOf = (words: string): Set<string> =>
  new Set(
    words
      .toLowerCase()
      .split(/[^\p{L}\d]+/u)
      .filter((word) => word.length > 3 && !common.has(word))
      .map((word) => word.slice(0, 5)),
  );
const common = new Set(
  'what which when where will should would could have does this that with about from your mine they them their then than more most many much very into like good best tell know make'.split(
    ' ',
  ),
);

/**
 * Questions that can be answered and are near to one that can't.
 *
 * @param canAnswer - whether this chart answers an example
 */
export function nearExamples(
  words: string,
  reason: string,
  canAnswer: (example: string) => boolean,
): string[] {
  const stems = stemsOf(words);
  const near = nearTopics[reason] ?? [];
  const worth = ({ id, example }: Topic): number =>
    [...stemsOf(example)].filter((stem) => stems.has(stem)).length * 3 +
    (near.includes(id) ? 5 - near.indexOf(id) : 0) +
    (firstOffered.includes(id) ? 1 - firstOffered.indexOf(id) / 10 : 0);
  const found: string[] = [];
  for (const { example } of topics.toSorted((a, b) => worth(b) - worth(a))) {
    if (found.length === maxExamples) break;
    if (canAnswer(example)) found.push(example);
  }
  return found;
}

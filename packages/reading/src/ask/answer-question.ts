import type { Chart } from '../chart.ts';
import type { AppliedRule, Paragraph } from '../reading.ts';
import { rules } from '../rules.ts';
import { readQuestion } from './read-question.ts';
import { refusedSubject } from './refused-subjects.ts';
import { isAboutLove, isAboutSomebody, topics } from './topics.ts';
import { truthOf } from './truth-of.ts';

/** What is said to a question. */
type Answer =
  | {
      readonly kind: 'answer';
      readonly topic: string;
      /** Three to six sentences in all. */
      readonly statements: readonly Paragraph[];
      /** The rules that the statements name, each once. */
      readonly rules: readonly AppliedRule[];
    }
  | {
      readonly kind: 'refusal';
      /** Why: the subject that is refused, `'somebody'` without a sign, `'young'`, or `'unknown'`. */
      readonly reason: string;
      readonly sentence: string;
      /** Questions that can be answered. */
      readonly examples: readonly string[];
    };

/**
 * Answers a question from a chart, or refuses it. The same question of the same chart has the same answer; nothing is looked up
 * elsewhere.
 *
 * @param question - in English, in one’s own words
 */
export function answerQuestion(chart: Chart, question: string): Answer {
  const read = readQuestion(question, chart);
  const refused = refusedSubject(read.words);
  if (refused) return refusal(refused.id, refused.sentence);
  if (chart.age < 18 && isAboutLove(read))
    return refusal('young', 'For somebody under 18 the reading speaks of family and friends only.');
  if (read.signs.length === 0 && read.signOfYear === undefined && isAboutSomebody(read))
    return refusal(
      'somebody',
      'What tradition says of two people it says by their signs: please name the other one, as in “my sister, a Dog”.',
    );
  const topic = topics.find(({ isAsked }) => isAsked(read));
  if (!topic)
    return refusal(
      'unknown',
      'That is not in your chart as far as we can tell. It can answer questions such as these.',
    );
  const statements = topic.answer(chart, read);
  for (const { text, claims } of statements)
    for (const { subject, value } of claims)
      if (truthOf(chart, subject) !== value) throw new UnsupportedStatement(text, subject);
  const named = [...new Set(statements.map(({ rule }) => rule))];
  return {
    kind: 'answer',
    topic: topic.id,
    statements,
    rules: named.map((id) => ({ id, ...rules[id] })),
  };
}

/** A statement that the chart does not support. It is not shown. */
class UnsupportedStatement extends Error {
  override readonly name = 'UnsupportedStatement';

  constructor(text: string, subject: string) {
    super(`The chart does not say this of ${subject}: ${text}`);
  }
}

const refusal = (reason: string, sentence: string): Answer => ({
  kind: 'refusal',
  reason,
  sentence,
  examples: topics.slice(0, 12).map(({ example }) => example),
});

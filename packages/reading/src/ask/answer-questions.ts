import { text } from '@org/content/ask';
import type { Chart } from '../chart.ts';
import type { QuestionGroup } from './answered-question.ts';
import { factsOf } from './facts-of.ts';
import { groups, isAsked } from './questions.ts';
import { termsOf } from './terms.ts';

/** Every question that a person of this age may ask, with its answer from the chart. Groups without a question are omitted. */
export function answerQuestions(chart: Chart): QuestionGroup[] {
  const facts = factsOf(chart);
  return groups.flatMap(({ id: group, questions }) => {
    const answered = questions
      .filter(([, ages]) => isAsked(ages, chart.age))
      .map(([id]) => ({
        id,
        question: text(`questions.${id}.ask`, facts),
        words: text(`questions.${id}.words`, facts),
        answer: text(`questions.${id}.answer`, facts),
      }));
    const all = group === 'chart' ? [...answered, ...termsOf(chart, facts)] : answered;
    return all.length === 0 ? [] : [{ id: group, heading: text(`groups.${group}`), questions: all }];
  });
}

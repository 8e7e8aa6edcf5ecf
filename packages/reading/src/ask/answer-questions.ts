import { text } from '@org/content/ask';
import type { Chart } from '../chart.ts';
import type { AppliedRule } from '../reading.ts';
import { rules } from '../rules.ts';
import type { AnsweredQuestion, QuestionGroup } from './answered-question.ts';
import { factsOf } from './facts-of.ts';
import { groups, isAsked } from './questions.ts';
import { yearQuestions } from './sign-facts.ts';
import { termsOf } from './terms.ts';

export interface Answers {
  /** Groups without a question are omitted. */
  readonly groups: QuestionGroup[];
  /** The rules that the answers name, without duplicates. */
  readonly rules: AppliedRule[];
}

/** All questions for a person of this age, with their answers from the chart. */
export function answerQuestions(chart: Chart): Answers {
  const facts = factsOf(chart);
  const more: Readonly<Record<string, () => AnsweredQuestion[]>> = {
    times: () => yearQuestions(chart, facts),
    chart: () => termsOf(chart, facts),
  };
  const answered = groups.flatMap(({ id: group, questions }) => {
    const own = questions
      .filter(([, ages]) => isAsked(ages, chart.age))
      .map(([id, , rule]) => ({
        id,
        question: text(`questions.${id}.ask`, facts),
        words: text(`questions.${id}.words`, facts),
        answer: text(`questions.${id}.answer`, facts),
        rule,
      }));
    const all = [...own, ...(more[group]?.() ?? [])];
    return all.length === 0 ? [] : [{ id: group, heading: text(`groups.${group}`), questions: all }];
  });
  const named = new Set(answered.flatMap(({ questions }) => questions.map(({ rule }) => rule)));
  return { groups: answered, rules: [...named].map((id) => ({ id, ...rules[id] })) };
}

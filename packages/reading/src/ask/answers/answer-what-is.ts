import type { Chart } from '../../chart.ts';
import type { Paragraph } from '../../reading.ts';
import { rules } from '../../rules.ts';
import type { Question } from '../read-question.ts';
import { limits, statement } from '../statement.ts';
import { definitionIn } from './definitions.ts';

/** “What is a day master?”: a definition, then what the reader has of it. */
export function answerWhatIs(chart: Chart, question: Question): Paragraph[] {
  const definition = definitionIn(question.words);
  if (!definition) return [];
  const { text, rule, own } = definition;
  const ofReader = own(chart, question).slice(0, 4);
  return [
    statement(
      text,
      rule,
      `The rule “${rules[rule].name}”.`,
      rule === 'life-path' ? { masters: '11+22+33' } : {},
    ),
    ...ofReader,
    ...(ofReader.length < 2 ? [limits(chart, 'The reading explains it further, with its source.')] : []),
  ];
}

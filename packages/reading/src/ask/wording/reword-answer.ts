import type { Chart } from '../../chart.ts';
import type { Paragraph } from '../../reading.ts';
import { wordingFault } from './check-wording.ts';
import { mayBeSent } from './may-be-sent.ts';

const sentences = { min: 3, max: 6 };

/** The statements of an answer that may be sent to be worded, as texts and in their order. */
export const textsToWord = (statements: readonly Paragraph[], chart: Chart): string[] =>
  statements.filter((statement) => mayBeSent(statement, chart)).map(({ text }) => text);

/** The statements in other words, or why those are refused: one sentence for the log, without a word of the texts. */
type Reworded = { readonly statements: readonly Paragraph[] } | { readonly refused: string };

/**
 * Puts wordings in the place of statements. One that does not say exactly what its statement says refuses them all.
 *
 * @param wordings - one for each of `textsToWord`, from an untrusted writer
 */
export function rewordAnswer(
  statements: readonly Paragraph[],
  wordings: readonly string[],
  chart: Chart,
): Reworded {
  const sent = statements.filter((statement) => mayBeSent(statement, chart));
  if (wordings.length !== sent.length) return { refused: 'not one wording for each statement' };
  const reworded = new Map<Paragraph, Paragraph>();
  for (const [place, statement] of sent.entries()) {
    const text = wordings[place]?.trim() ?? '';
    const refused = wordingFault(statement.text, text, chart.sign.name);
    if (refused) return { refused };
    reworded.set(statement, { ...statement, text });
  }
  const told = statements.map((statement) => reworded.get(statement) ?? statement);
  const count = told.reduce((sum, { text }) => sum + [...segmenter.segment(text)].length, 0);
  return count < sentences.min || count > sentences.max
    ? { refused: 'not three to six sentences' }
    : { statements: told };
}

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

import { rewordAnswer, textsToWord, type Chart, type Paragraph } from '@org/reading';
import { PhraserFailed } from '#integrations/language-model/answer-phraser.ts';
import type { Services } from '#integrations/services.ts';

/**
 * The statements of an answer in the words of a language model, if one is configured and says exactly what they say. Else the
 * statements as they were composed.
 */
export async function phraseAnswer(
  { phraser, events }: Pick<Services, 'phraser' | 'events'>,
  statements: readonly Paragraph[],
  chart: Chart,
): Promise<{ statements: readonly Paragraph[]; isPhrased: boolean }> {
  const composed = { statements, isPhrased: false };
  const texts = textsToWord(statements, chart);
  if (!phraser || texts.length === 0) return composed;
  try {
    const reworded = rewordAnswer(statements, await phraser.reword(texts), chart);
    if ('statements' in reworded) return { statements: reworded.statements, isPhrased: true };
    events.record('wording_refused', { reason: reworded.refused });
  } catch (error) {
    if (!(error instanceof PhraserFailed)) throw error;
    events.record('wording_refused', { reason: error.message });
  }
  return composed;
}

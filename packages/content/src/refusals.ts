import { texts } from './generated/refusals.ts';
import { textsOf } from './texts-of.ts';

/** Sentences for questions that no chart answers, from `en/refusals`. A page shows them before it has loaded any answer. */
export const text = textsOf(texts);

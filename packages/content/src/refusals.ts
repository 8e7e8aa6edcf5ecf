import { texts } from './generated/refusals.ts';
import { textsOf } from './texts-of.ts';

/** Sentences for questions that no chart answers, from `en/refusals`. The browser loads them without the answers. */
export const text = textsOf(texts);

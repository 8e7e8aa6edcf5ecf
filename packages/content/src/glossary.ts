import { texts } from './generated/glossary.ts';
import { textsOf } from './texts-of.ts';

/** The terms of readings and questions, from `en/glossary`. */
export const text = textsOf(texts);

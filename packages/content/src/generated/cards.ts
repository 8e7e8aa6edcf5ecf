/** Generated from en/cards by `pnpm --filter @org/content generate`. */
import { textsOf } from '../texts-of.ts';

const texts = {
  "line.plain": "{aYear} year. Works well with the {partner}, the {first} and the {second}.",
  "line.same": "{aYear} year. You share this sign.",
  "line.good": "{aYear} year. A good match for you: {sign} and {reader}.",
  "line.opposite": "{aYear} year. Opposite your sign, the {reader}.",
  "line.uneven": "{aYear} year. An uneven match for you: {sign} and {reader}.",
} as const;

/** Returns a text of `en/cards` by its id. */
export const text = textsOf(texts);

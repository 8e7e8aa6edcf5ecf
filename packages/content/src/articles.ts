import { texts } from './generated/articles.ts';

export type ArticleTextId = keyof typeof texts;

/**
 * Returns a text of `en/articles` by its id, with its variables in braces. The composer fills them in, because a
 * variable of an article is a claim as well as words.
 */
export const text = <const Id extends ArticleTextId>(id: Id): (typeof texts)[Id] => texts[id];

export type { VariablesOf } from './texts-of.ts';

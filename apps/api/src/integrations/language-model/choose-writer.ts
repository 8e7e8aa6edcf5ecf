import { composeArticle } from '@org/article-composer';
import type { Config } from '#config/config.ts';
import type { ArticleWriter, ReadArticleFacts } from './article-writer.ts';
import { languageModelWriter } from './language-model.ts';

/** Returns the language model if one is configured, else the built-in composer. */
export function chooseWriter({ articleWriter }: Config, readFacts: ReadArticleFacts): ArticleWriter {
  const builtIn = builtInWriter(readFacts);
  return articleWriter ? languageModelWriter(articleWriter, builtIn) : builtIn;
}

/** Composes articles in this process, without network access. */
export const builtInWriter = (readFacts: ReadArticleFacts): ArticleWriter => ({
  maxPerHour: 100,
  async write(request, signal) {
    const facts = await readFacts();
    signal?.throwIfAborted();
    return composeArticle(request, facts);
  },
});

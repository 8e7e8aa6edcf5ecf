import type { Config } from '#config/config.ts';
import type { ArticleWriter, ReadArticleFacts } from './article-writer.ts';
import { builtInWriter } from './built-in-writer.ts';
import { languageModelWriter } from './language-model.ts';

/** Returns the language model if one is configured, else the built-in composer. */
export function chooseWriter({ articleWriter }: Config, readFacts: ReadArticleFacts): ArticleWriter {
  const builtIn = builtInWriter(readFacts);
  return articleWriter ? languageModelWriter(articleWriter, builtIn) : builtIn;
}

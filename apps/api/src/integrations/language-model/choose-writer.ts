import type { Config } from '#config/config.ts';
import type { ArticleWriter, ReadArticleFacts } from './article-writer.ts';
import { builtInWriter } from './built-in-writer.ts';
import { languageModelWriter } from './language-model.ts';

/** The language model where one is configured, the built-in composer otherwise. */
export function chooseWriter({ articleWriter }: Config, readFacts: ReadArticleFacts): ArticleWriter {
  const builtIn = builtInWriter(readFacts);
  return articleWriter ? languageModelWriter(articleWriter, builtIn) : builtIn;
}

import type { Config } from '#config.ts';
import type { ArticleWriter, ReadArticleFacts } from './article-writer.ts';
import { composer } from './composer.ts';
import { languageModelWriter } from './language-model.ts';

/** The language model where one is configured, the composer otherwise. */
export function chooseWriter({ articleWriter }: Config, readFacts: ReadArticleFacts): ArticleWriter {
  const builtIn = composer(readFacts);
  return articleWriter ? languageModelWriter(articleWriter, builtIn) : builtIn;
}

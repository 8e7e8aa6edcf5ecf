import { composeArticle } from '@org/article-composer';
import type { ArticleWriter, ReadArticleFacts } from './article-writer.ts';

/** Composes articles in this process, without network access. */
export const builtInWriter = (readFacts: ReadArticleFacts): ArticleWriter => ({
  maxPerHour: 100,
  async write(request, signal) {
    const facts = await readFacts();
    signal?.throwIfAborted();
    return composeArticle(request, facts);
  },
});

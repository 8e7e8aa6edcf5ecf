import type { BlogPost } from '@org/api-contract';
import { useState } from 'react';
import { draftOf, dropDraft, keepDraft } from './article-draft.ts';
import type { MergedArticle } from './merge-articles.ts';
import { tidyHtml } from './tidy-html.ts';

/** The article with its source as the editor shows it. */
const tidied = <T extends { content: string }>(article: T): T => ({
  ...article,
  content: tidyHtml(article.content),
});

/** The copy of an article that is edited. Each change is kept as a draft on this device, until it is saved or discarded. */
export function useArticleCopy(post: BlogPost) {
  const [kept] = useState(() => draftOf(post.id));
  const [copy, setCopy] = useState(kept?.copy ?? tidied(post));
  const [original, setOriginal] = useState(kept?.original ?? tidied(post));
  const [round, setRound] = useState(0);
  const [merged, setMerged] = useState<MergedArticle>();
  const change = (next: BlogPost): void => {
    setCopy(next);
    keepDraft({ original, copy: next });
  };
  return {
    copy,
    /** The article the copy was made from. */
    original,
    /** Whether the copy began as a draft of before. */
    isDraft: kept !== undefined,
    /** Counts how often the fields were filled again. */
    round,
    /** The outcome of the last merge. */
    merged,
    change,
    /** Puts another text into the fields. */
    fill(next: BlogPost): void {
      setRound(round + 1);
      change(next);
    },
    /** Puts the changes of the copy and those that were saved meanwhile together. */
    async merge(): Promise<void> {
      const { mergeArticles } = await import('./merge-articles.ts');
      const theirs = tidied(post);
      const both = mergeArticles(copy, original, theirs);
      setRound(round + 1);
      setOriginal(theirs);
      setCopy(both.article);
      keepDraft({ original: theirs, copy: both.article });
      setMerged(both);
    },
    /** Drops the copy for what was saved meanwhile. */
    takeTheirs(): void {
      setRound(round + 1);
      setCopy(tidied(post));
      setOriginal(tidied(post));
      dropDraft(post.id);
    },
  };
}

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
  const [mine, setMine] = useState<{ copy: BlogPost; original: BlogPost }>();
  const change = (next: BlogPost): void => {
    setCopy(next);
    keepDraft({ original, copy: next });
  };
  return {
    copy,
    /** The article the copy was made from. */
    original,
    /** Whether the copy began as an earlier draft. */
    isDraft: kept !== undefined,
    /** Counts how often the fields were refilled. */
    round,
    /** The outcome of the last merge. */
    merged,
    change,
    /** Puts another text into the fields. */
    fill(next: BlogPost): void {
      setRound(round + 1);
      change(next);
    },
    /** Merges the changes of the copy with the changes that another editor has saved. */
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
    /** Replaces the copy by the text that another editor has saved. */
    takeTheirs(): void {
      setMine({ copy, original });
      setRound(round + 1);
      setCopy(tidied(post));
      setOriginal(tidied(post));
      dropDraft(post.id);
    },
    /** Puts back the copy that `takeTheirs` replaced. Undefined if it replaced none. */
    takeMine:
      mine &&
      ((): void => {
        setMine(undefined);
        setRound(round + 1);
        setCopy(mine.copy);
        setOriginal(mine.original);
        keepDraft(mine);
      }),
  };
}

import type { ArticleDraft } from '@org/article-composer';

/** What a draft states of the tables and its figure, as they are stored. */
export const storedEvidence = ({ cited, figure }: Pick<ArticleDraft, 'cited' | 'figure'>) => ({
  ...(cited && { cited: JSON.stringify(cited) }),
  ...(figure && { figure: JSON.stringify(figure) }),
});

import type { ArticleDraft } from '@org/article-composer';

/** The stored columns for the facts and the figure of a draft. */
export const storedEvidence = ({ cited, figure }: Pick<ArticleDraft, 'cited' | 'figure'>) => ({
  ...(cited && { cited: JSON.stringify(cited) }),
  ...(figure && { figure: JSON.stringify(figure) }),
});

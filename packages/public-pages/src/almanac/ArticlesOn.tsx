import { text } from '@org/content/almanac';
import { PageSection } from '@org/ui';
import type { ListedArticle } from '../article-page.ts';
import { ArticleList } from '../ArticleList.tsx';

interface ArticlesOnProps {
  /** The subject, as in “Articles about the Horse”. */
  subject: string;
  articles: readonly ListedArticle[];
}

/** The articles about the subject of a page; renders nothing without articles. */
export const ArticlesOn = ({ subject, articles }: ArticlesOnProps) =>
  articles.length > 0 && (
    <PageSection
      aria-labelledby="articles"
      title={<span id="articles">{text('common.read-on', { subject })}</span>}
    >
      <ArticleList articles={articles} heading="h3" />
    </PageSection>
  );

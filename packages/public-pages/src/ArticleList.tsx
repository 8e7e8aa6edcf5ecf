import { Card, Grid, Stack } from '@org/ui';
import type { ListedArticle } from './article-page.ts';
import { articlePath } from './paths.ts';

interface ArticleListProps {
  articles: readonly ListedArticle[];
  heading: 'h2' | 'h3';
}

export function ArticleList({ articles, heading: Heading }: ArticleListProps) {
  return (
    <Grid asChild repeat="fill" className="ArticleList">
      <ul>
        {articles.map(({ slug, title, metaDescription }) => (
          <li key={slug}>
            <Card>
              <Stack gap={2}>
                <Heading>
                  <a href={articlePath(slug)}>{title}</a>
                </Heading>
                <p>{metaDescription}</p>
              </Stack>
            </Card>
          </li>
        ))}
      </ul>
    </Grid>
  );
}

import type { Overview } from '@org/api-contract';
import { Grid } from '@org/ui';
import { BarChart } from '#charts.ts';

const kinds: Readonly<Record<Overview['beginnings'][number]['kind'], string>> = {
  home: 'Landing page',
  sample: 'Free sample',
  blog: 'List of articles',
  article: 'Articles',
  almanac: 'Signs, years and pairs',
  shop: 'Terms, method, contact',
  product: 'Pages of the product',
};

/** Where visits begin, and the articles that were viewed most. */
export const VisitedPages = ({ beginnings, articles }: Pick<Overview, 'beginnings' | 'articles'>) => (
  <Grid columns="l" align="start">
    <BarChart
      caption="Visits by first page"
      items={beginnings.map(({ kind, visits }) => ({ key: kind, label: kinds[kind], value: visits }))}
    />
    <BarChart
      caption="The most viewed articles, by views"
      items={articles.map(({ path, title, views }) => ({
        key: path,
        label: title ?? `${path} (not published now)`,
        value: views,
      }))}
    />
  </Grid>
);

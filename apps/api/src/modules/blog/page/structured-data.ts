import { articlePath, publicPaths } from '@org/public-pages/paths.ts';
import { lastChange } from './last-change.ts';

interface DescribedArticle {
  title: string;
  slug: string;
  metaDescription: string;
  targetKeyword: string;
  publishedAt: Date;
  updatedAt: Date;
}

/** Describes an article for search engines, as JSON-LD in the vocabulary of schema.org. */
export function structuredData(article: DescribedArticle, picture: string, origin: string): object {
  const address = origin + articlePath(article.slug);
  const publisher = { '@type': 'Organization', name: 'Zodiac Atlas', url: origin };
  const crumb = (position: number, name: string, item: string) => ({
    '@type': 'ListItem',
    position,
    name,
    item,
  });
  const graph = [
    {
      '@type': 'Article',
      headline: article.title,
      description: article.metaDescription,
      keywords: article.targetKeyword,
      image: picture,
      datePublished: article.publishedAt.toISOString(),
      dateModified: lastChange(article).toISOString(),
      mainEntityOfPage: address,
      author: publisher,
      publisher,
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        crumb(1, 'Zodiac Atlas', origin + publicPaths.home),
        crumb(2, 'Blog', origin + publicPaths.blog),
        crumb(3, article.title, address),
      ],
    },
  ];
  return { '@context': 'https://schema.org', '@graph': graph };
}

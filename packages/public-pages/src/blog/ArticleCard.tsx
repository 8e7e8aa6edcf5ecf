import { dayInWords } from '@org/api-contract/lists';
import { Badge, BrandSeal, Button, DataCard, Seal } from '@org/ui';
import { articlePath } from '../paths.ts';
import type { BlogArticle } from './blog-listing.ts';

export function ArticleCard({ article }: { article: BlogArticle }) {
  const { title, slug, targetKeyword, zodiacSign, publishedAt, readingMinutes, metaDescription } = article;
  return (
    <DataCard
      title={title}
      logo={zodiacSign ? <Seal sign={zodiacSign} /> : <BrandSeal className="ArticleCard-seal" />}
      badges={targetKeyword && <Badge>{targetKeyword}</Badge>}
      facts={[
        ['Published', dayInWords(publishedAt)],
        ['Reading time', `${readingMinutes} min`],
      ]}
      description={metaDescription}
      descriptionLines={4}
      actions={
        <Button asChild>
          <a
            href={articlePath(slug)}
            target="_blank"
            rel="noopener"
            aria-label={`Read Article: ${title} (opens in a new tab)`}
          >
            Read Article
          </a>
        </Button>
      }
    />
  );
}

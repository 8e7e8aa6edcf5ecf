import type { PublishedPost } from '@org/api-contract';
import { Badge, BrandSeal, Button, DataCard, Seal } from '@org/ui';
import { longDate } from '#listing/long-date.ts';
import { paths } from '#paths.ts';

export function ArticleCard({ post }: { post: PublishedPost }) {
  const { title, slug, targetKeyword, zodiacSign, publishedAt, readingMinutes, metaDescription } = post;
  return (
    <DataCard
      title={title}
      logo={zodiacSign ? <Seal sign={zodiacSign} /> : <BrandSeal size={3} />}
      badges={targetKeyword && <Badge>{targetKeyword}</Badge>}
      facts={[
        ['Published', longDate(publishedAt)],
        ['Reading time', `${readingMinutes} min`],
      ]}
      description={metaDescription}
      descriptionLines={4}
      actions={
        <Button asChild>
          <a
            href={paths.articleOf(slug)}
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

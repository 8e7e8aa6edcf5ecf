import { Button, Link, PageSection, Stack } from '@org/ui';
import type { BlogContext } from './blog-listing.ts';
import { hubPicture } from '../almanac/hub-picture.ts';
import { breadcrumbList } from '../document/breadcrumbs.ts';
import { PageDocument } from '../document/PageDocument.tsx';
import { feedPath, publicPaths } from '../paths.ts';
import { ArticleListing } from './ArticleListing.tsx';
import { blogHead, blogPath, type BlogPlace } from './categories.ts';

/** A page of the blog: a list of articles. */
export function BlogPage({ site, listing }: BlogContext) {
  const place = listing ?? { category: null, page: 1 };
  const { title, description } = blogHead(place);
  const address = site.origin + blogPath(place);
  const picture = hubPicture('blog');
  return (
    <PageDocument
      path={publicPaths.blog}
      head={{
        title: `${title} · Zodiac Atlas`,
        hasWholeTitle: true,
        description,
        address,
        picture: site.origin + picture.path,
        pictureText: picture.text,
        type: 'website',
        structuredData: {
          '@context': 'https://schema.org',
          '@graph': [
            { '@type': 'Blog', '@id': address, url: address, name: title, description, inLanguage: 'en' },
            breadcrumbList([{ name: 'Blog', path: publicPaths.blog }], site.origin),
          ],
        },
        files: site.files,
        more: (
          <>
            <link rel="alternate" type="application/atom+xml" title="Zodiac Atlas" href={feedPath} />
            {listing && <NeighborLinks place={listing} pageCount={listing.pageCount} />}
          </>
        ),
      }}
    >
      <PageSection
        heading="h1"
        title="The Zodiac Blog"
        lead="Articles about signs, years, matches and numbers, from an exact calendar and from tradition."
      >
        {listing ? (
          <ArticleListing listing={listing} />
        ) : (
          <p>The articles could not be loaded. Please try again in a minute.</p>
        )}
      </PageSection>
      <PageSection
        ground="sunken"
        title="Which year is yours?"
        lead="Enter a birth date and read your sign free, by the true New Year’s Day of your year."
      >
        <Stack direction="row" justify="between" gap={5}>
          <Button asChild variant="primary" size="l">
            <a href={publicPaths.sample}>Discover My Zodiac Sign</a>
          </Button>
          <Link href={feedPath}>Follow the blog by Atom feed</Link>
        </Stack>
      </PageSection>
    </PageDocument>
  );
}

/** Links from a page of the blog to its neighbors, for crawlers. */
function NeighborLinks({ place, pageCount }: { place: BlogPlace; pageCount: number }) {
  const { page } = place;
  const links = [
    ['first', 1],
    ...(page > 1 ? [['prev', page - 1] as const] : []),
    ...(page < pageCount ? [['next', page + 1] as const] : []),
    ['last', pageCount],
  ] as const;
  return links.map(([rel, target]) => (
    <link key={rel} rel={rel} href={blogPath({ ...place, page: target })} />
  ));
}

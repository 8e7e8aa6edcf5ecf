import { hubPicture } from '../almanac/hub-picture.ts';
import { feedPath } from '../paths.ts';
import { blogHead, blogPath, type BlogPlace } from './categories.ts';

interface BlogHeadProps {
  place: BlogPlace;
  /** For the absolute address of the page; empty where it is not known. */
  origin: string;
}

/** Title, description, address and feed of a page of the blog. In a whole document React moves them into the head. */
export function BlogHead({ place, origin }: BlogHeadProps) {
  const { title, description } = blogHead(place);
  const shown = `${title} · Zodiac Atlas`;
  return (
    <>
      <title>{shown}</title>
      <meta name="description" content={description} />
      <meta property="og:title" content={shown} />
      <meta property="og:description" content={description} />
      <link rel="canonical" href={origin + blogPath(place)} />
      <link rel="alternate" type="application/atom+xml" title="Zodiac Atlas" href={feedPath} />
    </>
  );
}

/** Links from a page of the blog to its neighbours, for crawlers. */
export function NeighbourLinks({ place, pageCount }: { place: BlogPlace; pageCount: number }) {
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

/** The picture that social networks show of the blog. */
export function BlogPicture({ origin }: { origin: string }) {
  const { path, text } = hubPicture('blog');
  return (
    <>
      <meta property="og:image" content={origin + path} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={text} />
    </>
  );
}

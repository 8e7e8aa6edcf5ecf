import { publicPaths } from '@org/public-pages/paths.ts';
import { headOf } from './document-head.ts';
import type { PageHead } from './page-head.ts';

const indexed: ReadonlySet<string> = new Set(Object.values(publicPaths));

/** Title, description and canonical address of the page at an address; React moves them into the head. */
export function DocumentHead({ path, own }: { path: string; own?: PageHead | undefined }) {
  const { title, description } = headOf(path, own);
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {indexed.has(path) ? (
        <link rel="canonical" href={siteOrigin + path} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
    </>
  );
}

/**
 * Removes the prerendered title, meta tags and links. React adopts them when it hydrates a page. When it renders a page from
 * scratch it adds its own, so that each would be there twice.
 */
export function dropPrerenderedHead(): void {
  const own =
    'title, meta[name="description"], meta[property="og:title"], meta[property="og:description"], meta[name="robots"], link[rel="canonical"], link[rel="alternate"]';
  for (const element of document.head.querySelectorAll(own)) element.remove();
}

/**
 * The origin of canonical addresses. The server has written it into the document; a build does not know it and leaves it empty.
 */
const siteOrigin: string =
  typeof document === 'undefined'
    ? ''
    : new URL(
        document.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? '/',
        window.location.origin,
      ).origin;

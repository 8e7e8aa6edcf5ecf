import { articlePath, articlePicturePath, articleSlug, publicPaths } from '@org/public-pages/paths.ts';
import { renderArticlePage, type ListedArticle } from '@org/public-pages/render.js';
import { readingTime } from '@org/zodiac-core';
import type { Post } from '#modules/blog/articles/queries.ts';
import { signOfArticle } from '#modules/blog/articles/subjects-of.ts';
import { withoutUnwritable } from '#modules/blog/tidy-text.ts';
import type { Site } from '#config/site.ts';
import { DomUtils, parseDocument } from 'htmlparser2';
import { Element, isTag, type ChildNode } from 'domhandler';
import { slugOf } from '#modules/blog/articles/add-article.ts';
import { LRUCache } from 'lru-cache';

/** An article for its page. `content` is sanitized HTML; the other texts are plain. */
interface ArticleOnPage extends Post {
  publishedAt: Date;
  writtenBy: 'rules' | 'model' | 'editor';
}

interface OtherArticles {
  related: readonly ListedArticle[];
  isPublished: (slug: string) => boolean;
  /** The editor who checks articles, if the settings name one. */
  checkedBy: string | null;
}

/** Renders the whole HTML page of an article with the components of `@org/ui`. */
export function articleHtml(
  article: ArticleOnPage,
  { related, isPublished, checkedBy }: OtherArticles,
  { origin, files }: Site,
): string {
  const body = pageBody(article.content, isPublished);
  const { featuredImage: src, imageWidth: width, imageHeight: height } = article;
  const image =
    src !== null && width !== null && height !== null
      ? { src, width, height, alt: article.imageAlt ?? '' }
      : null;
  const picture = origin + (image?.src ?? articlePicturePath(article.slug));
  const page = renderArticlePage({
    title: article.title,
    description: article.metaDescription,
    keyword: article.targetKeyword,
    sign: signOfArticle(article)?.id ?? null,
    address: origin + articlePath(article.slug),
    picture,
    pictureText: image?.alt ?? article.title,
    ...(image && { pictureSize: { width: image.width, height: image.height } }),
    image,
    publishedAt: article.publishedAt,
    changedAt: lastChange(article),
    readingMinutes: readingTime(article.content),
    ...body,
    figure: article.figure,
    origin: {
      writtenBy: article.writtenBy,
      isEdited: article.updatedBy !== null,
      checkedBy,
      writtenAt: lastChange(article),
    },
    related,
    structuredData: structuredData(article, picture, origin),
    files,
  });
  // Old rows may contain control characters.
  return withoutUnwritable(page);
}

/** Describes an article for search engines, as JSON-LD in the vocabulary of schema.org. */
function structuredData(article: ArticleOnPage, picture: string, origin: string): object {
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

export interface Dated {
  publishedAt: Date;
  updatedAt: Date;
}

/** When an article last changed for readers: its publication, or a later edit. */
export const lastChange = ({ publishedAt, updatedAt }: Dated): Date =>
  updatedAt > publishedAt ? updatedAt : publishedAt;

/** The text of an article for its page. */
interface PageBody {
  html: string;
  /** The `h2` headings, for the table of contents. */
  headings: readonly { id: string; text: string }[];
}

type IsPublished = (slug: string) => boolean;

/**
 * Prepares the HTML of an article for its page. Links to unpublished articles become text, `h2` headings get an id,
 * and each table gets a frame that scrolls, also by keyboard.
 */
export function pageBody(html: string, isPublished: IsPublished): PageBody {
  const body = rebuilt(parseDocument(html).children, (element) =>
    element.name === 'table' ? [frameOf(element)] : linkOrText(element, isPublished),
  );
  const headings = DomUtils.getElementsByTagName('h2', body).map((heading, index) => {
    const text = DomUtils.textContent(heading).trim();
    const id = `${index + 1}-${slugOf(text)}`;
    heading.attribs.id = id;
    return { id, text };
  });
  return { html: htmlOf(body), headings };
}

/** The slugs of the articles that a stored text links to, published or not. */
export const linkedSlugs = (html: string): string[] =>
  html.split('href="').flatMap((rest) => articleSlug(rest.slice(0, rest.indexOf('"'))) ?? []);

/**
 * Returns the HTML of an article with links to unpublished articles as text. It is parsed only if it has such a link.
 */
export function withoutDeadLinks(html: string, isPublished: IsPublished): string {
  if (linkedSlugs(html).every(isPublished)) return html;
  return htmlOf(rebuilt(parseDocument(html).children, (element) => linkOrText(element, isPublished)));
}

/**
 * Replaces each element, children first, and rebuilds the tree once. Replacing elements one by one would take quadratic
 * time, because each searches its siblings.
 */
const rebuilt = (
  nodes: readonly ChildNode[],
  replacementOf: (element: Element) => ChildNode[],
): ChildNode[] =>
  nodes.flatMap((node) => {
    if (!isTag(node)) return [node];
    node.children = rebuilt(node.children, replacementOf);
    return replacementOf(node);
  });

const linkOrText = (element: Element, isPublished: IsPublished): ChildNode[] =>
  element.name === 'a' && isDead(element.attribs.href ?? '', isPublished) ? element.children : [element];

/** Whether an address belongs to an unpublished article. */
function isDead(address: string, isPublished: IsPublished): boolean {
  const slug = articleSlug(address);
  return slug !== undefined && !isPublished(slug);
}

const htmlOf = (nodes: ChildNode[]): string => DomUtils.getOuterHTML(nodes, { encodeEntities: 'utf8' });

const frameOf = (table: Element): Element =>
  new Element(
    'div',
    {
      role: 'group',
      'aria-label': nameOf(table),
      tabindex: '0',
      ...(endsWithText(table) && { 'data-rows': 'stacked' }),
    },
    [table],
  );

/** Minimum characters of a cell that a column on a phone would break into many lines. */
const minTextLength = 30;

/**
 * Whether a table has short columns and ends with a column of text. On a phone its rows are stacked: the short cells on one line,
 * the text below them.
 */
function endsWithText(table: Element): boolean {
  const rows = DomUtils.getElementsByTagName('tr', table).map((row) =>
    row.children.filter(isTag).map((cell) => DomUtils.textContent(cell).trim()),
  );
  const isLong = (cell: string | undefined): boolean => (cell?.length ?? 0) >= minTextLength;
  return (
    rows.every((cells) => cells.length > 2 && !cells.slice(0, -1).some(isLong)) &&
    rows.some((cells) => isLong(cells.at(-1)))
  );
}

/** The caption of a table. Tables by editors may have none. */
function nameOf(table: Element): string {
  const [caption] = DomUtils.getElementsByTagName('caption', table);
  return (caption && DomUtils.textContent(caption).trim()) || 'Table';
}

/** Number of colors: paper, ink, seal, and their blends at the edges of letters. */
const maxColors = 128;

/**
 * Draws pictures of 1200 × 630 as PNG, each once per process, even for concurrent callers. Pictures are drawn one by
 * one, because outlines take 10 ms of the event loop and a burst would block it. libvips encodes the PNG in separate
 * threads.
 *
 * @param maxPictures - number of pictures that are kept, about 30 kB each
 * @param svgOf - returns the SVG of a subject; `undefined` for an unknown subject
 */
export function drawnPictures(
  maxPictures: number,
  svgOf: (subject: string) => Promise<string | undefined>,
): (subject: string) => Promise<Buffer | undefined> {
  let last: Promise<unknown> = Promise.resolve();
  const drawn = new LRUCache<string, Buffer>({
    max: maxPictures,
    fetchMethod: (subject) => {
      const own = last.then(() => draw(subject));
      // The callers of a picture receive its failure. The next picture is drawn in either case.
      last = own.then(
        () => undefined,
        () => undefined,
      );
      return own;
    },
  });
  return (subject) => drawn.fetch(subject);

  async function draw(subject: string): Promise<Buffer | undefined> {
    const svg = await svgOf(subject);
    if (svg === undefined) return undefined;
    // sharp is loaded for the first picture, because it takes 25 MB of memory.
    const { default: sharp } = await import('sharp');
    return sharp(Buffer.from(svg)).png({ palette: true, colours: maxColors }).toBuffer();
  }
}

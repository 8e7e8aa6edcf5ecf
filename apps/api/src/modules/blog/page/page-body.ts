import { DomUtils, parseDocument } from 'htmlparser2';
import { Element, isTag, type ChildNode } from 'domhandler';
import { articleSlug } from '@org/public-pages/paths.ts';
import { slugOf } from '#modules/blog/articles/slug-of.ts';

/** The text of an article for its page. */
export interface PageBody {
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
  new Element('div', { role: 'group', 'aria-label': nameOf(table), tabindex: '0' }, [table]);

/** The caption of a table. Tables by editors may have none. */
function nameOf(table: Element): string {
  const [caption] = DomUtils.getElementsByTagName('caption', table);
  return (caption && DomUtils.textContent(caption).trim()) || 'Table';
}

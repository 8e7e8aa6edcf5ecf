import { DomUtils, parseDocument } from 'htmlparser2';
import { Element, isTag, type ChildNode } from 'domhandler';
import { articleSlug } from '@org/public-pages/paths.ts';
import { slugOf } from '#modules/blog/articles/slug-of.ts';

/** The text of an article as its page shows it. */
export interface PageBody {
  html: string;
  /** The `h2` headings, for the table of contents. */
  headings: readonly { id: string; text: string }[];
}

/**
 * Prepares the HTML of an article for its page. Links to unpublished articles become text, `h2` headings get an id, and
 * each table gets a frame that scrolls, also by keyboard.
 *
 * @param published - slugs of the published articles
 */
export function pageBody(html: string, published: ReadonlySet<string>): PageBody {
  const body = rebuilt(parseDocument(html).children, (element) =>
    element.name === 'table' ? [frameOf(element)] : linkOrText(element, published),
  );
  const headings = DomUtils.getElementsByTagName('h2', body).map((heading, index) => {
    const text = DomUtils.textContent(heading).trim();
    const id = `${index + 1}-${slugOf(text)}`;
    heading.attribs.id = id;
    return { id, text };
  });
  return { html: htmlOf(body), headings };
}

/** Returns the HTML of an article, in which links to unpublished articles are text. Parses it only if it has such a link. */
export function withoutDeadLinks(html: string, published: ReadonlySet<string>): string {
  const addresses = html.split('href="').map((rest) => rest.slice(0, rest.indexOf('"')));
  if (!addresses.some((address) => isDead(address, published))) return html;
  return htmlOf(rebuilt(parseDocument(html).children, (element) => linkOrText(element, published)));
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

const linkOrText = (element: Element, published: ReadonlySet<string>): ChildNode[] =>
  element.name === 'a' && isDead(element.attribs.href ?? '', published) ? element.children : [element];

/** Whether an address is that of an article which is not published. */
function isDead(address: string, published: ReadonlySet<string>): boolean {
  const slug = articleSlug(address);
  return slug !== undefined && !published.has(slug);
}

const htmlOf = (nodes: ChildNode[]): string => DomUtils.getOuterHTML(nodes, { encodeEntities: 'utf8' });

const frameOf = (table: Element): Element =>
  new Element('div', { role: 'group', 'aria-label': 'Table', tabindex: '0' }, [table]);

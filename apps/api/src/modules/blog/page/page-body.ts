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
  // Rebuilds the tree once. Removing links one by one would take quadratic time, because each searches its siblings.
  const shown = (nodes: readonly ChildNode[]): ChildNode[] =>
    nodes.flatMap((node) => {
      if (!isTag(node)) return [node];
      node.children = shown(node.children);
      if (node.name === 'table') return [frameOf(node)];
      const slug = node.name === 'a' ? articleSlug(node.attribs.href ?? '') : undefined;
      return slug === undefined || published.has(slug) ? [node] : node.children;
    });
  const body = shown(parseDocument(html).children);
  const headings = DomUtils.getElementsByTagName('h2', body).map((heading, index) => {
    const text = DomUtils.textContent(heading).trim();
    const id = `${index + 1}-${slugOf(text)}`;
    heading.attribs.id = id;
    return { id, text };
  });
  return { html: DomUtils.getOuterHTML(body, { encodeEntities: 'utf8' }), headings };
}

const frameOf = (table: Element): Element =>
  new Element('div', { role: 'group', 'aria-label': 'Table', tabindex: '0' }, [table]);

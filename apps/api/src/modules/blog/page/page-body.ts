import { DomUtils, parseDocument } from 'htmlparser2';
import { Element, isTag, type ChildNode } from 'domhandler';
import { slugOf } from '#modules/blog/articles/slug-of.ts';

/** What an article's page has of its text, and the main headings, to which its contents lead. */
export interface PageBody {
  html: string;
  headings: readonly { id: string; text: string }[];
}

/**
 * Makes of an article's HTML what its page shows: links to articles that are not published at the moment are words,
 * main headings can be led to, and a table that is wider than a phone scrolls by itself, by keyboard too.
 */
export function pageBody(html: string, published: ReadonlySet<string>): PageBody {
  // The tree is rebuilt once: removing links one by one searches the siblings each time, which is quadratic.
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
  new Element('div', { class: 'za-Prose-wide', role: 'group', 'aria-label': 'Table', tabindex: '0' }, [
    table,
  ]);

/** The article an address of ours names. */
export const articleSlug = (href: string): string | undefined =>
  /^\/blog\/([a-z0-9-]+)\.html(?:[?#]|$)/.exec(href)?.[1];

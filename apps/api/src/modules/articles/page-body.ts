import { DomUtils, parseDocument } from 'htmlparser2';
import { Element } from 'domhandler';
import { slugOf } from './slug-of.ts';

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
  const document = parseDocument(html);
  const all = (name: string) => DomUtils.getElementsByTagName(name, document);
  for (const link of all('a')) {
    const slug = articleSlug(link.attribs.href ?? '');
    if (slug === undefined || published.has(slug)) continue;
    for (const child of link.children.slice()) DomUtils.prepend(link, child);
    DomUtils.removeElement(link);
  }
  for (const table of all('table')) {
    const frame = new Element('div', {
      class: 'za-Prose-wide',
      role: 'group',
      'aria-label': 'Table',
      tabindex: '0',
    });
    DomUtils.replaceElement(table, frame);
    DomUtils.appendChild(frame, table);
  }
  const headings = all('h2').map((heading, index) => {
    const text = DomUtils.textContent(heading).trim();
    const id = `${index + 1}-${slugOf(text)}`;
    heading.attribs.id = id;
    return { id, text };
  });
  return { html: DomUtils.getOuterHTML(document.children, { encodeEntities: 'utf8' }), headings };
}

/** The article an address of ours names. */
export const articleSlug = (href: string): string | undefined =>
  /^\/blog\/([a-z0-9-]+)\.html(?:[?#]|$)/.exec(href)?.[1];

import { DomUtils, parseDocument } from 'htmlparser2';

/** Takes away links to articles that are not published at the moment; their words stay. */
export function keepLiveLinks(html: string, published: ReadonlySet<string>): string {
  const document = parseDocument(html);
  for (const link of DomUtils.getElementsByTagName('a', document)) {
    const slug = articleSlug(link.attribs.href ?? '');
    if (slug === undefined || published.has(slug)) continue;
    for (const child of link.children.slice()) DomUtils.prepend(link, child);
    DomUtils.removeElement(link);
  }
  return DomUtils.getOuterHTML(document.children, { encodeEntities: 'utf8' });
}

/** The article an address of ours names. */
export const articleSlug = (href: string): string | undefined =>
  /^\/blog\/([a-z0-9-]+)\.html(?:[?#]|$)/.exec(href)?.[1];

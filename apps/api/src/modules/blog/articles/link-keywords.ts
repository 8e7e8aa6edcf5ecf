import { isText } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';
import { escapeUTF8 } from 'entities';
import { articleSlug } from '#modules/blog/page/page-body.ts';
import { articlePath } from '#modules/blog/page/render-article-page.ts';

export interface LinkTarget {
  slug: string;
  targetKeyword: string;
}

/** An article full of links is read by nobody. */
const maxLinks = 8;
/** A word here that is a link would surprise, or be a link within a link. */
const noLinksWithin = new Set(['a', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'th', 'caption']);

/**
 * Makes the first mention of each other article's keyword a link to it. An article that is linked to already is not
 * linked to again, so that once done this changes nothing.
 *
 * @returns the HTML, and how many links were added
 */
export function linkKeywords(html: string, targets: readonly LinkTarget[]): { html: string; added: number } {
  const document = parseDocument(html);
  const linked = new Set(
    DomUtils.getElementsByTagName('a', document).map(({ attribs }) => articleSlug(attribs.href ?? '')),
  );
  const room = maxLinks - linked.size;
  let added = 0;
  // The longer keyword first: "fire horse" is more than "horse".
  for (const target of targets.toSorted((a, b) => b.targetKeyword.length - a.targetKeyword.length)) {
    if (added >= room) break;
    if (linked.has(target.slug) || target.targetKeyword.trim() === '') continue;
    if (linkFirstMention(document, target)) added += 1;
  }
  if (added === 0) return { html, added };
  return { html: DomUtils.getOuterHTML(document.children, { encodeEntities: 'utf8' }), added };
}

function linkFirstMention(document: ReturnType<typeof parseDocument>, target: LinkTarget): boolean {
  const mention = mentionOf(target.targetKeyword);
  for (const node of DomUtils.find(isText, document, true, Number.POSITIVE_INFINITY)) {
    if (!isText(node) || isWithin(node)) continue;
    const found = mention.exec(node.data);
    if (!found) continue;
    const [words] = found;
    const before = node.data.slice(0, found.index);
    const after = node.data.slice(found.index + words.length);
    const link = `<a href="${articlePath(target.slug)}">${escapeUTF8(words)}</a>`;
    const pieces = parseDocument(escapeUTF8(before) + link + escapeUTF8(after)).children;
    for (const piece of pieces.slice()) DomUtils.prepend(node, piece);
    DomUtils.removeElement(node);
    return true;
  }
  return false;
}

function isWithin(node: { parent: unknown }): boolean {
  for (let { parent } = node; parent instanceof Object; parent = Reflect.get(parent, 'parent')) {
    if (noLinksWithin.has(String(Reflect.get(parent, 'name')))) return true;
  }
  return false;
}

/** The keyword as whole words, in any letters and across line ends. */
function mentionOf(keyword: string): RegExp {
  const words = keyword.trim().split(/\s+/).map(RegExp.escape);
  return new RegExp(`(?<![\\p{L}\\p{N}])${words.join('\\s+')}(?![\\p{L}\\p{N}])`, 'iu');
}

import { isText, type Text } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';
import { escapeUTF8 } from 'entities';
import { articlePath, articleSlug } from '@org/public-pages/paths.ts';
import type { LinkTargets } from './live-links.ts';
import type { Hub } from './subjects-of.ts';

export interface AddedLink {
  path: string;
  /** The linked words as they stand in the text. */
  words: string;
}

/** Maximum links per article to other articles, and to pages of the almanac. */
const maxLinks = 8;
const maxHubLinks = 3;
/** Text in these elements is not linked. */
const unlinkedElements = new Set(['a', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'th', 'caption']);

/**
 * Links the first mention of each target's keyword to its article, and of each hub's name to its page. Existing links
 * are left out, so a second call adds no links.
 *
 * @param ownSlug - the slug of the article, which is not linked to itself
 * @returns the HTML and the added links
 */
export function linkKeywords(
  html: string,
  targets: LinkTargets,
  { hubs = [], ownSlug }: { hubs?: readonly Hub[]; ownSlug?: string } = {},
): { html: string; added: AddedLink[] } {
  const document = parseDocument(html);
  const addresses = DomUtils.getElementsByTagName('a', document).map(({ attribs }) => attribs.href ?? '');
  const linked = new Set(addresses.map(articleSlug));
  const maxAdded = maxLinks - linked.size;
  const added: AddedLink[] = [];
  const link = (path: string, mention: RegExp): boolean => {
    const words = linkFirstMention(document, path, mention);
    if (words !== undefined) added.push({ path, words });
    return words !== undefined;
  };
  /** Keywords that the text no longer mentions outside a link. Another article may have the same keyword. */
  const used = new Set<string>();
  for (const { slug, keyword } of targets.mentionedIn(linkableTexts(document).map(({ data }) => data))) {
    if (added.length >= maxAdded) break;
    if (slug === ownSlug || linked.has(slug) || used.has(keyword)) continue;
    if (!link(articlePath(slug), mentionOf(keyword))) used.add(keyword);
  }
  for (const { path, phrases } of hubs.slice(0, maxHubLinks)) {
    if (addresses.includes(path)) continue;
    // Case-sensitive, because the name of a sign is also the name of an animal.
    phrases.some((phrase) => link(path, mentionOf(phrase, 'u')));
  }
  if (added.length === 0) return { html, added };
  return { html: DomUtils.getOuterHTML(document.children, { encodeEntities: 'utf8' }), added };
}

const linkableTexts = (document: ReturnType<typeof parseDocument>): Text[] =>
  DomUtils.find(isText, document, true, Number.POSITIVE_INFINITY)
    .filter(isText)
    .filter((node) => !isUnlinked(node));

/** @returns the linked words as they stand in the text; `undefined` without a mention */
function linkFirstMention(
  document: ReturnType<typeof parseDocument>,
  path: string,
  mention: RegExp,
): string | undefined {
  for (const node of linkableTexts(document)) {
    const found = mention.exec(node.data);
    if (!found) continue;
    const [words] = found;
    const before = node.data.slice(0, found.index);
    const after = node.data.slice(found.index + words.length);
    const link = `<a href="${path}">${escapeUTF8(words)}</a>`;
    const pieces = parseDocument(escapeUTF8(before) + link + escapeUTF8(after)).children;
    for (const piece of pieces.slice()) DomUtils.prepend(node, piece);
    DomUtils.removeElement(node);
    return words;
  }
  return undefined;
}

/**
 * Removes links that {@link linkKeywords} added, and keeps their words. A link stays if its address or its words have
 * changed.
 *
 * @returns the HTML and the number of removed links
 */
export function unlink(html: string, links: readonly AddedLink[]): { html: string; removed: number } {
  const document = parseDocument(html);
  let removed = 0;
  for (const { path, words } of links) {
    const found = DomUtils.getElementsByTagName('a', document).find(
      (element) => element.attribs.href === path && DomUtils.textContent(element) === words,
    );
    if (!found) continue;
    for (const child of found.children.slice()) DomUtils.prepend(found, child);
    DomUtils.removeElement(found);
    removed += 1;
  }
  if (removed === 0) return { html, removed };
  return { html: DomUtils.getOuterHTML(document.children, { encodeEntities: 'utf8' }), removed };
}

function isUnlinked(node: { parent: unknown }): boolean {
  for (let { parent } = node; parent instanceof Object; parent = Reflect.get(parent, 'parent')) {
    if (unlinkedElements.has(String(Reflect.get(parent, 'name')))) return true;
  }
  return false;
}

/** Matches the keyword as whole words, ignoring line breaks and, by default, case. */
function mentionOf(keyword: string, flags: 'u' | 'iu' = 'iu'): RegExp {
  const words = keyword.split(' ').map(RegExp.escape);
  return new RegExp(`(?<![\\p{L}\\p{N}])${words.join('\\s+')}(?![\\p{L}\\p{N}])`, flags);
}

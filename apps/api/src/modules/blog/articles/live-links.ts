import { DraftRefused, normalizeKeyword } from '@org/article-composer';
import { listIds, lists } from '@org/api-contract/lists';
import { linkedPaths, rowPathForm } from '@org/public-pages/list-paths.ts';
import { articleSlug, feedPath, publicPaths } from '@org/public-pages/paths.ts';
import { almanacPath } from '@org/public-pages/render.js';
import { shopPaths } from '@org/public-pages/shop-paths.ts';
import { DomUtils, parseDocument } from 'htmlparser2';
import type { Db } from '#database/connection.ts';
import { ApiError } from '#kernel/api-error.ts';
import { existingSlugs } from '#modules/catalog/lists/look-up-rows.ts';
import { existingArticleSlugs } from './queries.ts';

const pages: ReadonlySet<string> = new Set([
  ...Object.values(publicPaths),
  ...Object.values(shopPaths),
  ...linkedPaths,
  feedPath,
]);

/** Whether the product has a page at a path, other than articles and rows of lists. */
const isPage = (path: string): boolean => pages.has(path) || almanacPath(path) === path;

/** The given paths that are the page of a company, a brand or a state. */
async function existingRows(db: Db, paths: readonly string[]): Promise<Set<string>> {
  const found = await Promise.all(
    listIds.map(async (list) => {
      const start = `${lists[list].path}/`;
      const slugs = paths.filter((path) => path.startsWith(start)).map((path) => path.slice(start.length));
      if (slugs.length === 0) return [];
      return (await existingSlugs(db, list, slugs)).map((slug) => start + slug);
    }),
  );
  return new Set(found.flat());
}

const withoutQuery = (address: string): string => address.replace(/[?#].*$/s, '');

/**
 * The internal addresses of a text that lead to no page: to no article, and to no row of a list. A link to an
 * unpublished article is allowed, because pages show it as text.
 */
async function deadLinks(db: Db, html: string): Promise<string[]> {
  const addresses = DomUtils.getElementsByTagName('a', parseDocument(html))
    .map(({ attribs }) => attribs.href ?? '')
    .filter((address) => address.startsWith('/'));
  const slugs = addresses.flatMap((address) => articleSlug(address) ?? []);
  const existing = slugs.length === 0 ? new Set<string>() : await existingArticleSlugs(db, slugs);
  const rows = await existingRows(
    db,
    addresses.map(withoutQuery).filter((path) => rowPathForm.test(path)),
  );
  return [...new Set(addresses)].filter((address) => {
    const slug = articleSlug(address);
    if (slug !== undefined) return !existing.has(slug);
    const path = withoutQuery(address);
    return !isPage(path) && !rows.has(path);
  });
}

/** @throws DraftRefused if a link of a new text is dead */
export async function requireLiveLinks(db: Db, html: string): Promise<void> {
  const [dead] = await deadLinks(db, html);
  if (dead !== undefined)
    throw new DraftRefused(`The article links to ${dead.slice(0, 80)}, where there is no page.`);
}

/** @throws ApiError `invalid_input` if an article to publish has a dead link */
export async function requirePublishableLinks(db: Db, html: string): Promise<void> {
  const [dead] = await deadLinks(db, html);
  if (dead !== undefined)
    throw new ApiError('invalid_input', {
      fields: { content: `links to ${dead.slice(0, 80)}, where there is no page` },
    });
}

interface LinkTarget {
  slug: string;
  targetKeyword: string;
}

interface Mentionable extends LinkTarget {
  /** The keyword in its normal form. */
  keyword: string;
  /** Index among the targets. */
  place: number;
}

/** The keywords that continue with each word. */
interface Branch {
  readonly ending: Mentionable[];
  readonly next: Map<string, Branch>;
}

/**
 * The possible targets of links, indexed by the words of their keywords. The time to find the targets that a text
 * mentions depends on the length of the text, not on the number of targets.
 */
export class LinkTargets {
  readonly #root: Branch = { ending: [], next: new Map() };

  constructor(targets: readonly LinkTarget[]) {
    for (const [place, target] of targets.entries()) {
      const keyword = normalizeKeyword(target.targetKeyword);
      if (keyword === '') continue;
      let branch = this.#root;
      for (const word of wordsOf(keyword)) branch = branchAt(branch, word);
      branch.ending.push({ ...target, keyword, place });
    }
  }

  /**
   * The targets whose keywords occur in one of the texts. Longer keywords come first, so that "fire horse" is not
   * linked as "horse".
   */
  mentionedIn(texts: Iterable<string>): Mentionable[] {
    // A keyword without letters and digits, such as "?", may be in any text.
    const found = new Set(this.#root.ending);
    for (const text of texts) {
      const words = wordsOf(text);
      for (const start of words.keys()) {
        let branch: Branch | undefined = this.#root;
        for (let at = start; branch && at < words.length; at += 1) {
          branch = branch.next.get(words[at] ?? '');
          for (const target of branch?.ending ?? []) found.add(target);
        }
      }
    }
    return [...found].toSorted(
      (a, b) => b.targetKeyword.length - a.targetKeyword.length || a.place - b.place,
    );
  }
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

function branchAt({ next }: Branch, word: string): Branch {
  const known = next.get(word);
  if (known) return known;
  const branch: Branch = { ending: [], next: new Map() };
  next.set(word, branch);
  return branch;
}

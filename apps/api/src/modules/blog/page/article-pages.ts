import { LRUCache } from 'lru-cache';
import type { Services } from '#integrations/services.ts';
import type { PublishedArticles } from '#modules/blog/articles/published-articles.ts';
import type { PublishedArticle, PublishedList } from '#modules/blog/articles/published-list.ts';
import { renderPage } from './article-page.ts';
import { relatedArticles } from './related-articles.ts';

/** Limits of the pages in memory. */
const maxPages = 10_000;
const maxTotalBytes = 64 * 1_024 * 1_024;

interface Options<Page> {
  /** Makes of the HTML what is kept and sent. */
  keep: (html: string) => Promise<Page>;
  bytesOf: (page: Page) => number;
}

interface Kept<Page> {
  page: Page;
  /** The version of the list for which the page is current. */
  listVersion: number;
  /** All that the page shows, in words. */
  shows: string;
  /** Slugs of the articles that the text links to. */
  links: readonly string[];
}

/**
 * The pages of published articles, rendered when they are first read and kept while what they show is the same: their own text, the
 * articles that they name, whether those that they link to are published, and who checks them. A change of another article costs
 * its readers one comparison.
 */
export class ArticlePages<Page extends object> {
  readonly #services: Pick<Services, 'db' | 'config'>;
  readonly #articles: PublishedArticles;
  readonly #keep: Options<Page>['keep'];
  readonly #kept: LRUCache<string, Kept<Page>>;
  readonly #rendering = new Map<string, Promise<Page | undefined>>();

  constructor(
    services: Pick<Services, 'db' | 'config'>,
    articles: PublishedArticles,
    { keep, bytesOf }: Options<Page>,
  ) {
    this.#services = services;
    this.#articles = articles;
    this.#keep = keep;
    this.#kept = new LRUCache({
      max: maxPages,
      maxSize: maxTotalBytes,
      sizeCalculation: ({ page, shows }) => bytesOf(page) + shows.length,
    });
  }

  /** The page of the published article with a slug, or `undefined`. */
  async find(slug: string): Promise<Page | undefined> {
    const list = await this.#articles.read();
    const article = list.withSlug(slug);
    if (!article) {
      this.#kept.delete(slug);
      return undefined;
    }
    const kept = this.#kept.get(slug);
    if (kept && this.#isCurrent(kept, article, list)) return kept.page;
    return this.#rendered(article, list);
  }

  #isCurrent(kept: Kept<Page>, article: PublishedArticle, list: PublishedList): boolean {
    if (kept.listVersion === list.version) return true;
    if (kept.shows !== shownBy(article, kept.links, list)) return false;
    kept.listVersion = list.version;
    return true;
  }

  /** Readers at the same time share the rendering. */
  #rendered(article: PublishedArticle, list: PublishedList): Promise<Page | undefined> {
    const work = `${list.version} ${article.slug}`;
    const running = this.#rendering.get(work);
    if (running) return running;
    const rendering = this.#render(article, list).finally(() => this.#rendering.delete(work));
    this.#rendering.set(work, rendering);
    return rendering;
  }

  async #render(article: PublishedArticle, list: PublishedList): Promise<Page | undefined> {
    // The text is read after the list, so it is at least as new as `article`.
    const rendered = await renderPage(this.#services, list, article.id);
    if (!rendered) return undefined;
    const { html, links } = rendered;
    const page = await this.#keep(html);
    this.#kept.set(article.slug, {
      page,
      listVersion: list.version,
      shows: shownBy(article, links, list),
      links,
    });
    return page;
  }
}

/** Names all that a page is made from besides the template. */
const shownBy = (article: PublishedArticle, links: readonly string[], list: PublishedList): string =>
  JSON.stringify([
    article.revision,
    relatedArticles(article, list).map(({ id, revision }) => [id, revision]),
    links.map((slug) => list.withSlug(slug) !== undefined),
    list.checkedBy,
  ]);

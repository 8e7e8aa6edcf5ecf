import { articleCategories } from '@org/api-contract/values';
import type { ArticleCategory } from '@org/article-composer';
import type { ZodiacSignId } from '@org/zodiac-core';
import { signOfArticle } from './sign-of-article.ts';
import { subjectsOf, weightOf } from './subjects-of.ts';

/** A published article without its text. */
export interface PublishedRow {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  readonly metaDescription: string;
  readonly targetKeyword: string;
  readonly featuredImage: string | null;
  readonly readingMinutes: number;
  readonly category: ArticleCategory | null;
  readonly publishedAt: Date;
  readonly updatedAt: Date;
  /** Differs after each change of the article. */
  readonly revision: string;
}

export interface PublishedArticle extends PublishedRow {
  readonly sign: ZodiacSignId | null;
  readonly subjects: ReadonlySet<string>;
}

interface Titled {
  id: number;
  title: string;
  targetKeyword: string;
}

/** The published articles in memory, found by their address and by what they are about. */
export class PublishedList {
  /** Increases with each change. */
  version = 0;
  /** The editor who checks the articles, if the settings have a name. */
  checkedBy: string | null = null;
  readonly #byId = new Map<number, PublishedArticle>();
  readonly #bySlug = new Map<string, PublishedArticle>();
  readonly #bySubject = new Map<string, Set<PublishedArticle>>();
  #newest: readonly PublishedArticle[] | undefined;
  #categories: ArticleCategory[] | undefined;

  get size(): number {
    return this.#byId.size;
  }

  /** All articles, newest first. */
  get newest(): readonly PublishedArticle[] {
    this.#newest ??= [...this.#byId.values()].toSorted(newestFirst);
    return this.#newest;
  }

  withSlug(slug: string): PublishedArticle | undefined {
    return this.#bySlug.get(slug);
  }

  /** The articles of a category, newest first. */
  inCategory(category: ArticleCategory | undefined): readonly PublishedArticle[] {
    return category === undefined ? this.newest : this.newest.filter((each) => each.category === category);
  }

  /** The categories that have articles. */
  get categories(): ArticleCategory[] {
    this.#categories ??= articleCategories.filter((category) =>
      this.newest.some((article) => article.category === category),
    );
    return this.#categories;
  }

  /** The articles on a subject, newest first. */
  on(subject: string): PublishedArticle[] {
    return [...(this.#bySubject.get(subject) ?? [])].toSorted(newestFirst);
  }

  /** The articles that have most in common with an article by their subjects, and among equals the newest. */
  related(article: Titled, max: number): PublishedArticle[] {
    const common = new Map<PublishedArticle, number>();
    for (const subject of subjectsOf(article)) {
      for (const other of this.#bySubject.get(subject) ?? [])
        if (other.id !== article.id) common.set(other, (common.get(other) ?? 0) + weightOf(subject));
    }
    const nearest = [...common]
      .toSorted(([a, inA], [b, inB]) => inB - inA || newestFirst(a, b))
      .slice(0, max)
      .map(([other]) => other);
    // At most as many are skipped as have been found.
    const others = this.newest
      .slice(0, 2 * max + 1)
      .filter((other) => other.id !== article.id && !common.has(other));
    return [...nearest, ...others].slice(0, max);
  }

  put(row: PublishedRow): void {
    this.#take(row.id);
    const article = { ...row, sign: signOfArticle(row)?.id ?? null, subjects: subjectsOf(row) };
    this.#byId.set(row.id, article);
    this.#bySlug.set(row.slug, article);
    for (const subject of article.subjects) {
      const others = this.#bySubject.get(subject);
      if (others) others.add(article);
      else this.#bySubject.set(subject, new Set([article]));
    }
    this.#changed();
  }

  remove(id: number): void {
    if (this.#take(id)) this.#changed();
  }

  /** Removes the articles that are not among these. */
  keepOnly(ids: ReadonlySet<number>): void {
    for (const id of this.#byId.keys()) if (!ids.has(id)) this.remove(id);
  }

  nameEditor(checkedBy: string | null): void {
    if (checkedBy === this.checkedBy) return;
    this.checkedBy = checkedBy;
    this.#changed();
  }

  #take(id: number): boolean {
    const article = this.#byId.get(id);
    if (!article) return false;
    this.#byId.delete(id);
    // Another article may have taken its address since.
    if (this.#bySlug.get(article.slug) === article) this.#bySlug.delete(article.slug);
    for (const subject of article.subjects) {
      const others = this.#bySubject.get(subject);
      others?.delete(article);
      if (others?.size === 0) this.#bySubject.delete(subject);
    }
    return true;
  }

  #changed(): void {
    this.version += 1;
    this.#newest = undefined;
    this.#categories = undefined;
  }
}

const newestFirst = (a: PublishedArticle, b: PublishedArticle): number =>
  b.publishedAt.getTime() - a.publishedAt.getTime() || b.id - a.id;

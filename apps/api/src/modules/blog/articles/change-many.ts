import type { Endpoints, Output } from '@org/api-contract';
import { ApiError } from '#kernel/api-error.ts';
import type { Services } from '#integrations/services.ts';
import { deleteArticle } from './delete-article.ts';
import { publishArticle, unpublishArticle } from './publish-article.ts';
import type { Post } from './queries.ts';

const actions = {
  publish: publishArticle,
  unpublish: unpublishArticle,
  delete: deleteArticle,
} as const satisfies Record<string, (services: Services, id: number) => Promise<Post>>;

type Outcome = Output<Endpoints['POST /api/blog/change-posts']>;

/**
 * Applies one action to several articles, each in a separate transaction, so that a refusal does not stop the others.
 */
export async function changeMany(
  services: Services,
  action: keyof typeof actions,
  ids: readonly number[],
): Promise<Outcome> {
  const outcome: Outcome = { changed: [], refused: [] };
  for (const id of new Set(ids)) {
    try {
      await actions[action](services, id);
      outcome.changed.push(id);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      outcome.refused.push({ id, reason: reasonOf(error) });
    }
  }
  return outcome;
}

/** The names of an article's texts in the editor. */
const texts: Readonly<Record<string, string>> = {
  title: 'The title',
  content: 'The content',
  metaDescription: 'The meta description',
  targetKeyword: 'The target keyword',
};

const reasonOf = ({ message, fields }: ApiError): string =>
  fields
    ? Object.entries(fields)
        .map(([field, problem]) => `${texts[field] ?? field} ${problem}.`)
        .join(' ')
    : message;

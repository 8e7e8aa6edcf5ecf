import type { ListedPost } from '@org/api-contract';
import { request } from '#api/client.ts';
import { paths } from '#paths.ts';
import { instantInWords } from '#listing/dates-in-words.ts';
import { articleChanges } from './queries.ts';
import { useAdminAction } from './useAdminAction.ts';

/**
 * Functions that publish, unpublish and delete an article. While one of them runs, the others of the same article are ignored.
 */
export function useArticleActions({ id, title }: Pick<ListedPost, 'id' | 'title'>) {
  const key = `post-${id}`;
  const publish = useAdminAction({
    run: (publishAt: string | undefined) =>
      request('POST /api/blog/posts/{id}/publish', {
        params: { id },
        body: publishAt === undefined ? {} : { publishAt },
      }),
    done: ({ post: now }) =>
      now.scheduledFor === null
        ? ['Article Published', `“${now.title}” is published at ${paths.articleOf(now.slug)}.`]
        : ['Article Scheduled', `“${now.title}” appears on ${instantInWords(now.scheduledFor)}.`],
    failed: 'Publishing Failed',
    changes: articleChanges,
    key,
  });
  const unpublish = useAdminAction({
    run: () => request('POST /api/blog/posts/{id}/unpublish', { params: { id } }),
    done: ({ post: now }) => ['Article Unpublished', `“${now.title}” is a draft again.`],
    failed: 'Unpublishing Failed',
    changes: articleChanges,
    key,
  });
  const remove = useAdminAction({
    run: () => request('DELETE /api/blog/posts/{id}', { params: { id } }),
    done: () => ['Article Deleted', `“${title}” is deleted. Choose “Undo” to restore it.`],
    failed: 'Deleting Failed',
    changes: articleChanges,
    key,
  });
  return { publish, unpublish, remove };
}

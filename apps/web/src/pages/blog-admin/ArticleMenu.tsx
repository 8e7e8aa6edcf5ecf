import type { ListedPost } from '@org/api-contract';
import type { DropdownMenuItem } from '@org/ui';
import { useState } from 'react';
import { request } from '#api/client.ts';
import { paths } from '#paths.ts';
import { instantInWords } from './instant-in-words.ts';
import { articleChanges } from './queries.ts';
import { RowMenu } from './RowMenu.tsx';
import { ScheduleDialog } from './ScheduleDialog.tsx';
import { useAdminAction } from './useAdminAction.ts';
import { useIsGenerating, useRewrite } from './useGeneration.ts';

interface ArticleMenuProps {
  post: ListedPost;
  onDeleted: () => void;
}

/** The actions that an article allows now, besides reading and editing it. */
export function ArticleMenu({ post, onDeleted }: ArticleMenuProps) {
  const { id, title, status, isStale, scheduledFor } = post;
  const [isScheduling, setIsScheduling] = useState(false);
  const { publish, unpublish, remove } = useArticleActions(post);
  const rewrite = useRewrite();
  const isGenerating = useIsGenerating();
  const isPublished = status === 'published';
  const items: DropdownMenuItem[] = [
    isPublished
      ? { key: 'unpublish', label: 'Unpublish', onSelect: () => unpublish.mutate() }
      : { key: 'publish', label: 'Publish', onSelect: () => publish.mutate(undefined) },
    ...(isPublished
      ? []
      : [
          {
            key: 'schedule',
            label: `${status === 'scheduled' ? 'Reschedule' : 'Schedule'} …`,
            onSelect: () => setIsScheduling(true),
          },
        ]),
    ...(status === 'scheduled'
      ? [{ key: 'draft', label: 'Back to draft', onSelect: () => unpublish.mutate() }]
      : []),
    ...(isStale
      ? [
          {
            key: 'rewrite',
            label: 'Write again',
            disabled: isGenerating,
            onSelect: () => rewrite.mutate(id),
          },
        ]
      : []),
    {
      key: 'delete',
      label: 'Delete',
      tone: 'danger',
      onSelect: () => remove.mutate(undefined, { onSuccess: onDeleted }),
    },
  ];
  return (
    <>
      <RowMenu
        about={title}
        items={items}
        busy={[publish, unpublish, remove, rewrite].some(({ isPending }) => isPending)}
      />
      {isScheduling && (
        <ScheduleDialog
          title={title}
          scheduledFor={scheduledFor}
          onClose={() => setIsScheduling(false)}
          onSchedule={(publishAt) => {
            setIsScheduling(false);
            publish.mutate(publishAt);
          }}
        />
      )}
    </>
  );
}

/** While one of them runs, the others of the same article are ignored. */
function useArticleActions({ id, title }: ListedPost) {
  const key = `post-${id}`;
  const publish = useAdminAction({
    run: (publishAt: string | undefined) =>
      request('POST /api/blog/posts/{id}/publish', {
        params: { id },
        body: publishAt === undefined ? {} : { publishAt },
      }),
    done: ({ post: now }) =>
      now.scheduledFor === null
        ? ['Article Published', `“${now.title}” can be read at ${paths.articleOf(now.slug)}.`]
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
    done: () => ['Article Deleted', `“${title}” is gone. “Undo” brings it back.`],
    failed: 'Deleting Failed',
    changes: articleChanges,
    key,
  });
  return { publish, unpublish, remove };
}

import type { ListedPost } from '@org/api-contract';
import type { DropdownMenuItem } from '@org/ui';
import { useState } from 'react';
import { OverwriteDialog } from './OverwriteDialog.tsx';
import { RowMenu } from './RowMenu.tsx';
import { ScheduleDialog } from './ScheduleDialog.tsx';
import { useArticleActions } from './useArticleActions.ts';
import { useIsGenerating, useRewrite } from './useGeneration.ts';

interface ArticleMenuProps {
  post: ListedPost;
  /** Menu items above the actions. */
  first: readonly DropdownMenuItem[];
  onDeleted: () => void;
}

/** The actions that an article allows now, besides editing it. */
export function ArticleMenu({ post, first, onDeleted }: ArticleMenuProps) {
  const { id, title, status, isStale, isEdited, scheduledFor } = post;
  const [isScheduling, setIsScheduling] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const { publish, unpublish, remove } = useArticleActions(post);
  const rewrite = useRewrite();
  const isGenerating = useIsGenerating();
  const isPublished = status === 'published';
  const items: DropdownMenuItem[] = [
    ...first,
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
            onSelect: () => (isEdited === true ? setIsAsking(true) : rewrite.mutate(id)),
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
      {isAsking && (
        <OverwriteDialog
          edited={[title]}
          others={0}
          onOverwrite={() => {
            setIsAsking(false);
            rewrite.mutate(id);
          }}
          onSkip={() => setIsAsking(false)}
          onClose={() => setIsAsking(false)}
        />
      )}
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

import type { ListedPost } from '@org/api-contract';
import { Badge, Button, Checkbox, DataCard } from '@org/ui';
import { useState } from 'react';
import { request } from '#api/client.ts';
import { longDate } from '#listing/long-date.ts';
import { paths } from '#paths.ts';
import { previewPath } from '@org/public-pages/paths.ts';
import { instantInWords } from './instant-in-words.ts';
import { articleChanges } from './queries.ts';
import { ScheduleDialog } from './ScheduleDialog.tsx';
import { useAdminAction } from './useAdminAction.ts';
import { useIsGenerating, useRewrite } from './useGeneration.ts';

interface PostCardProps {
  post: ListedPost;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
  onEdit: () => void;
  onDeleted: () => void;
}

export function PostCard({ post, isSelected, onSelect, onEdit, onDeleted }: PostCardProps) {
  const { id, title, slug, status, targetKeyword, metaDescription, isStale, isEdited, sharesKeyword } = post;
  const { publishedAt, scheduledFor, updatedAt } = post;
  const [isScheduling, setIsScheduling] = useState(false);
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
  const rewrite = useRewrite();
  const isGenerating = useIsGenerating();
  const of = ` “${title}”`;
  const isPublished = status === 'published';
  const schedule = status === 'scheduled' ? 'Reschedule' : 'Schedule';
  return (
    <DataCard
      title={title}
      badges={
        <>
          <Badge variant={status === 'published' ? 'primary' : 'secondary'}>{status}</Badge>
          {targetKeyword && <Badge>{targetKeyword}</Badge>}
          {sharesKeyword && <Badge>Same keyword as another article</Badge>}
          {isStale && <Badge>Out of date</Badge>}
        </>
      }
      facts={[
        ['Published', publishedAt && longDate(publishedAt)],
        ['Appears', scheduledFor && instantInWords(scheduledFor)],
        ['Last changed', longDate(updatedAt)],
        ['Out of date', isStale ? 'It states something that our tables no longer say.' : null],
        [
          'Edited by hand',
          isStale && isEdited
            ? '“Write again” replaces this text by a new one, and keeps it under “Earlier texts”.'
            : null,
        ],
      ]}
      description={metaDescription}
      actions={
        <>
          <Button onClick={onEdit} aria-label={`Edit${of}`}>
            Edit
          </Button>
          <Button asChild>
            <a
              href={isPublished ? paths.articleOf(slug) : previewPath(id)}
              target="_blank"
              rel="noopener"
              aria-label={`${isPublished ? 'View' : 'Preview'}${of} (opens in a new tab)`}
            >
              {isPublished ? 'View' : 'Preview'}
            </a>
          </Button>
          {/* One button, which keeps the focus when its action has turned it into the opposite. */}
          <Button
            {...(isPublished
              ? { 'aria-label': `Unpublish${of}`, busyLabel: 'Unpublishing...' }
              : { 'aria-label': `Publish${of}`, busyLabel: 'Publishing...', variant: 'primary' })}
            busy={(isPublished ? unpublish : publish).isPending}
            onClick={() => (isPublished ? unpublish.mutate() : publish.mutate(undefined))}
          >
            {isPublished ? 'Unpublish' : 'Publish'}
          </Button>
          {!isPublished && (
            <Button aria-label={schedule + of} onClick={() => setIsScheduling(true)}>
              {schedule}
            </Button>
          )}
          {status === 'scheduled' && (
            <Button
              aria-label={`Back to draft${of}`}
              busy={unpublish.isPending}
              onClick={() => unpublish.mutate()}
            >
              Back to draft
            </Button>
          )}
          {isStale && (
            <Button
              aria-label={`Write again${of}`}
              busy={rewrite.isPending}
              busyLabel="Writing..."
              disabled={isGenerating}
              onClick={() => rewrite.mutate(id)}
            >
              Write again
            </Button>
          )}
          <Button
            aria-label={`Delete${of}`}
            busy={remove.isPending}
            busyLabel="Deleting..."
            onClick={() => remove.mutate(undefined, { onSuccess: onDeleted })}
          >
            Delete
          </Button>
          <Checkbox
            label={`Select${of}`}
            checked={isSelected}
            onChange={(event) => onSelect(event.target.checked)}
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
      }
    />
  );
}

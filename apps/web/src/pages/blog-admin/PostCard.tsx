import type { BlogPost } from '@org/api-contract';
import { Badge, Button, DataCard } from '@org/ui';
import { useState } from 'react';
import { request } from '#api/client.ts';
import { longDate } from '#listing/long-date.ts';
import { paths } from '#paths.ts';
import { ScheduleDialog } from './ScheduleDialog.tsx';
import { useAdminAction } from './useAdminAction.ts';

interface PostCardProps {
  post: BlogPost;
  onEdit: () => void;
}

const changes = ['GET /api/blog/posts', 'GET /api/blog/published'] as const;

export function PostCard({ post, onEdit }: PostCardProps) {
  const { id, title, slug, status, targetKeyword, metaDescription, publishedAt, scheduledFor, updatedAt } =
    post;
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
    changes,
    key,
  });
  const unpublish = useAdminAction({
    run: () => request('POST /api/blog/posts/{id}/unpublish', { params: { id } }),
    done: ({ post: now }) => ['Article Unpublished', `“${now.title}” is a draft again.`],
    failed: 'Unpublishing Failed',
    changes,
    key,
  });
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
        </>
      }
      facts={[
        ['Published', publishedAt && longDate(publishedAt)],
        ['Appears', scheduledFor && instantInWords(scheduledFor)],
        ['Last changed', longDate(updatedAt)],
      ]}
      description={metaDescription}
      actions={
        <>
          <Button onClick={onEdit} aria-label={`Edit${of}`}>
            Edit
          </Button>
          {isPublished && (
            <Button asChild>
              <a
                href={paths.articleOf(slug)}
                target="_blank"
                rel="noopener"
                aria-label={`View${of} (opens in a new tab)`}
              >
                View
              </a>
            </Button>
          )}
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
          {isScheduling && (
            <ScheduleDialog
              title={title}
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

const instantInWords = (instant: string): string =>
  new Date(instant).toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short' });

import { Alert, Button, Stack } from '@org/ui';
import { useEffect, useRef } from 'react';
import { request } from '#api/client.ts';
import { RequestError } from '#api/errors.ts';
import { articleChanges } from './queries.ts';
import { reasonOf } from './reason-of.ts';
import { useAdminAction } from './useAdminAction.ts';

interface SaveFailedProps {
  /** The number of the article. */
  id: number;
  error: unknown;
  onMerge: () => void;
  onTheirs: () => void;
  onMine: () => void;
  onRestored: () => void;
}

/** Why an edit was not saved, and the possible actions. It scrolls into view, because on a phone it may be below the screen. */
export function SaveFailed(props: SaveFailedProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={place}>
      <Reason {...props} />
    </div>
  );
}

function Reason({ id, error, onMerge, onTheirs, onMine, onRestored }: SaveFailedProps) {
  const restore = useAdminAction({
    run: () => request('POST /api/blog/posts/{id}/restore', { params: { id } }),
    done: ({ post }) => ['Article Restored', `“${post.title}”`],
    failed: 'Not Restored',
    changes: articleChanges,
  });
  const code = error instanceof RequestError ? error.code : undefined;
  if (code === 'stale_edit') {
    return (
      <Alert tone="danger">
        <p>
          Someone else has saved this article since you opened it. Your changes are not saved yet. Merge both
          texts, load their text, or replace it with yours.
        </p>
        <ConflictActions onMerge={onMerge} onTheirs={onTheirs} onMine={onMine} />
      </Alert>
    );
  }
  if (code === 'not_found') {
    return (
      <Alert tone="danger">
        <p>
          Someone has deleted this article since you opened it. Your text is still here. Restore the article,
          then save.
        </p>
        <Stack direction="row" gap={3}>
          <Button
            busy={restore.isPending}
            busyLabel="Restoring..."
            onClick={() => restore.mutate(undefined, { onSuccess: onRestored })}
          >
            Restore the article
          </Button>
        </Stack>
      </Alert>
    );
  }
  return (
    <Alert tone="danger">
      <p>{reasonOf(error)}</p>
    </Alert>
  );
}

interface ConflictActionsProps {
  onMerge: () => void;
  onTheirs: () => void;
  onMine: () => void;
}

/**
 * The choices after another editor has saved the article. None loses a text: the form offers the way back from theirs, and the
 * server keeps the one that mine replaces.
 */
const ConflictActions = ({ onMerge, onTheirs, onMine }: ConflictActionsProps) => (
  <Stack direction="row" gap={3}>
    <Button onClick={onMerge}>Merge both</Button>
    <Button onClick={onTheirs}>Load their version</Button>
    <Button onClick={onMine}>Replace it with mine</Button>
  </Stack>
);

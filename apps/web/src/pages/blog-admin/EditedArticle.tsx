import { Alert, Button, Dialog } from '@org/ui';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { get } from '#api/client.ts';
import { useRetry } from '#api/useRetry.ts';
import { EditArticleDialog } from './EditArticleDialog.tsx';
import { reasonOf } from './reason-of.ts';

interface EditedArticleProps {
  id: number;
  onClose: () => void;
}

/** The editor of an article, with its text as it is now: an older one from memory would conflict when it is saved. */
export function EditedArticle({ id, onClose }: EditedArticleProps) {
  const article = useQuery({
    ...get('GET /api/blog/posts/{id}', { params: { id } }),
    refetchOnMount: 'always',
  });
  const { hasFailed, isRetrying, retry } = useRetry(article);
  /** A second Escape must not go back twice. */
  const isLeaving = useRef(false);
  const close = (): void => {
    if (!isLeaving.current) onClose();
    isLeaving.current = true;
  };
  if (article.data && article.isFetchedAfterMount)
    return <EditArticleDialog post={article.data.post} onClose={onClose} />;
  return (
    <Dialog
      open
      onOpenChange={close}
      size="l"
      title="Edit article"
      description="The article is loaded first."
    >
      {hasFailed ? (
        <Alert tone="danger">
          <p>The article could not be loaded. {article.error && reasonOf(article.error)}</p>
          <Button onClick={retry} busy={isRetrying} busyLabel="Trying again...">
            Try again
          </Button>
        </Alert>
      ) : (
        <p role="status">Loading the article …</p>
      )}
    </Dialog>
  );
}

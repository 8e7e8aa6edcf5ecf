import { Dialog } from '@org/ui';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { get } from '#api/client.ts';
import { Loaded } from '#api/Loaded.tsx';
import { ArticleForm } from './ArticleForm.tsx';
import { reasonOf } from './reason-of.ts';

interface EditedArticleProps {
  id: number;
  /** Must navigate to a URL without the `edit` parameter. It is called once, and again if the navigation was refused. */
  onClose: () => void;
}

/** Loads the current text of an article and opens its editor. Saving an older cached text would conflict. */
export function EditedArticle({ id, onClose }: EditedArticleProps) {
  const article = useQuery({
    ...get('GET /api/blog/posts/{id}', { params: { id } }),
    refetchOnMount: 'always',
  });
  /** Whether a navigation that closes the dialog is under way: a second Escape must not go back twice. */
  const isLeaving = useRef(false);
  const close = (): void => {
    if (isLeaving.current) return;
    isLeaving.current = true;
    onClose();
  };
  const post = article.isFetchedAfterMount ? article.data?.post : undefined;
  return (
    <Dialog open onOpenChange={close} size="xl" title="Edit article">
      <Loaded
        query={{ ...article, data: post }}
        failed="The article could not be loaded."
        reasonOf={reasonOf}
        loading={<p role="status">Loading the article …</p>}
      >
        {(loaded) => (
          <ArticleForm
            post={loaded}
            onClose={close}
            onStay={() => {
              isLeaving.current = false;
            }}
          />
        )}
      </Loaded>
    </Dialog>
  );
}

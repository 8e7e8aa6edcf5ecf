import type { BlogPost } from '@org/api-contract';
import { Alert, Button, Dialog, Textarea, Input } from '@org/ui';
import { useState, type FormEvent } from 'react';
import { request } from '#api/client.ts';
import { RequestError } from '#api/errors.ts';
import styles from './BlogAdminPage.module.css';
import { reasonOf } from './reason-of.ts';
import { useAdminAction } from './useAdminAction.ts';

interface EditArticleDialogProps {
  post: BlogPost;
  onClose: () => void;
}

const fields = ['title', 'targetKeyword', 'metaDescription', 'content'] as const;

/** Edits a copy. Nothing of it is lost by closing in error, by a failure, or by somebody else who saved first. */
export function EditArticleDialog({ post, onClose }: EditArticleDialogProps) {
  const [copy, setCopy] = useState(post);
  /** What the copy was made of. */
  const [original, setOriginal] = useState(post);
  const [isLeaving, setIsLeaving] = useState(false);
  const save = useAdminAction({
    run: ({ force }: { force: boolean }) =>
      request('PUT /api/blog/posts/{id}', {
        params: { id: post.id },
        body: {
          title: copy.title,
          content: copy.content,
          metaDescription: copy.metaDescription,
          targetKeyword: copy.targetKeyword,
          ...(!force && { updatedAt: original.updatedAt }),
        },
      }),
    done: ({ post: saved }) => [
      'Article Updated',
      saved.status === 'published'
        ? `“${saved.title}” is saved, and its page shows it already.`
        : `“${saved.title}” is saved.`,
    ],
    failed: 'Update Failed',
    changes: ['GET /api/blog/posts', 'GET /api/blog/published'],
  });
  const isChanged = fields.some((field) => copy[field] !== original[field]);
  const isStale = save.error instanceof RequestError && save.error.code === 'stale_edit';
  const leave = (): void => (isChanged ? setIsLeaving(true) : onClose());
  const store = (force: boolean): void => save.mutate({ force }, { onSuccess: onClose });
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    store(false);
  };
  const bind = (field: (typeof fields)[number]) => ({
    value: copy[field],
    onChange: (event: { target: { value: string } }) => {
      setIsLeaving(false);
      setCopy({ ...copy, [field]: event.target.value });
    },
  });
  return (
    <Dialog
      open
      onOpenChange={leave}
      size="l"
      title="Edit article"
      description={`/blog/${original.slug}.html`}
    >
      <form className={styles.form} onSubmit={submit}>
        <Input label="Title" required maxLength={300} {...bind('title')} />
        <Input label="Target keyword" maxLength={120} {...bind('targetKeyword')} />
        <Textarea
          label="Meta description"
          rows={2}
          maxLength={320}
          hint={`${copy.metaDescription.length} characters; search engines show about 155.`}
          {...bind('metaDescription')}
        />
        <Textarea
          label="Content"
          required
          rows={14}
          hint="HTML: headings from h2, paragraphs, lists, tables, quotes, links, pictures. Anything else is taken out when it is saved."
          {...bind('content')}
        />
        {save.isError && (
          <Alert tone="danger">
            <p>{reasonOf(save.error)}</p>
            {isStale && (
              <div className={styles.row}>
                <Button
                  onClick={() => {
                    setCopy(post);
                    setOriginal(post);
                    save.reset();
                  }}
                >
                  Load their version
                </Button>
                <Button onClick={() => store(true)}>Replace it by mine</Button>
              </div>
            )}
          </Alert>
        )}
        {isLeaving ? (
          <Alert>
            <p>Your changes are not saved yet.</p>
            <div className={styles.row}>
              {/* A long article may hide the question: the focus brings it into sight. */}
              <Button ref={(button) => button?.focus()} onClick={() => setIsLeaving(false)}>
                Keep editing
              </Button>
              <Button onClick={onClose}>Discard changes</Button>
            </div>
          </Alert>
        ) : (
          <div className={styles.row}>
            <Button
              type="submit"
              variant="primary"
              busy={save.isPending}
              busyLabel="Saving..."
              disabled={!isChanged}
            >
              Save changes
            </Button>
            <Button onClick={leave}>Cancel</Button>
          </div>
        )}
      </form>
    </Dialog>
  );
}

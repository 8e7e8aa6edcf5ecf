import type { BlogPost } from '@org/api-contract';
import { Alert, Button, Dialog, Stack, Textarea, Input } from '@org/ui';
import { useCallback, useRef, useState, type FormEvent } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router-dom';
import { request } from '#api/client.ts';
import { RequestError } from '#api/errors.ts';
import { exactTextOf, readFields } from '#forms/fields.ts';
import { paths } from '#paths.ts';
import { draftOf, dropDraft, keepDraft } from './article-draft.ts';
import { reasonOf } from './reason-of.ts';
import { useAdminAction } from './useAdminAction.ts';

interface EditArticleDialogProps {
  post: BlogPost;
  /** Must navigate to a URL without the `edit` parameter. Called once, or again after the navigation was refused. */
  onClose: () => void;
}

const fields = ['title', 'targetKeyword', 'metaDescription', 'content'] as const;

/** Edits a copy of an article. Closing, a failed save and a conflicting change do not discard it without confirmation. */
export function EditArticleDialog({ post, onClose }: EditArticleDialogProps) {
  const [kept] = useState(() => draftOf(post.id));
  const [copy, setCopy] = useState(kept?.copy ?? post);
  /** The article the copy was made from. */
  const [original, setOriginal] = useState(kept?.original ?? post);
  /** Counts how often the fields were filled again. */
  const [round, setRound] = useState(0);
  const isSaved = useRef(false);
  const saveButton = useRef<HTMLButtonElement>(null);
  /** Whether a navigation that closes the dialog is under way: a second Escape must not go back twice. */
  const isLeaving = useRef(false);
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
  const leaving = useBlocker(() => {
    const isBlocked = isChanged && !isSaved.current;
    if (isBlocked) isLeaving.current = false;
    return isBlocked;
  });
  useBeforeUnload(
    useCallback(
      (event) => {
        if (isChanged) event.preventDefault();
      },
      [isChanged],
    ),
  );
  const stay = (): void => leaving.reset?.();
  const discard = (): void => {
    dropDraft(post.id);
    leaving.proceed?.();
  };
  const close = (): void => {
    if (isLeaving.current) return;
    isLeaving.current = true;
    onClose();
  };
  const closeSaved = (): void => {
    isSaved.current = true;
    dropDraft(post.id);
    close();
  };
  const store = (force: boolean): void => save.mutate({ force }, { onSuccess: closeSaved });
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    readFields(event);
    store(false);
  };
  const edit = (event: FormEvent<HTMLFormElement>): void => {
    const typed = new FormData(event.currentTarget);
    const next = { ...copy, ...Object.fromEntries(fields.map((name) => [name, exactTextOf(typed, name)])) };
    stay();
    setCopy(next);
    keepDraft({ original, copy: next });
  };
  const field = (name: (typeof fields)[number]) => ({ name, defaultValue: copy[name] });
  return (
    <Dialog
      open
      onOpenChange={close}
      size="l"
      title="Edit article"
      description={paths.articleOf(original.slug)}
    >
      <Stack asChild>
        <form key={round} onSubmit={submit} onChange={edit}>
          {kept && isChanged && (
            <Alert>
              <p>These are your changes from before, which are not saved yet.</p>
            </Alert>
          )}
          <Input label="Title" required maxLength={300} {...field('title')} />
          <Input label="Target keyword" maxLength={120} {...field('targetKeyword')} />
          <Textarea
            label="Meta description"
            rows={2}
            maxLength={320}
            hint={`${copy.metaDescription.length} characters; search engines show about 155.`}
            {...field('metaDescription')}
          />
          <Textarea
            label="Content"
            required
            rows={14}
            hint="HTML: headings from h2, paragraphs, lists, tables, quotes, links, pictures. Anything else is taken out when it is saved."
            {...field('content')}
          />
          {save.isError && (
            <Alert tone="danger">
              <p>{reasonOf(save.error)}</p>
              {isStale && (
                <Stack direction="row" gap={3}>
                  <Button
                    onClick={() => {
                      setRound(round + 1);
                      setCopy(post);
                      setOriginal(post);
                      dropDraft(post.id);
                      save.reset();
                    }}
                  >
                    Load their version
                  </Button>
                  <Button
                    onClick={() => {
                      // The message goes while the edit is being saved, and this button with it.
                      saveButton.current?.focus();
                      store(true);
                    }}
                  >
                    Replace it by mine
                  </Button>
                </Stack>
              )}
            </Alert>
          )}
          {leaving.state === 'blocked' ? (
            <Alert>
              <p>Your changes are not saved yet.</p>
              <Stack direction="row" gap={3}>
                {/* Focus scrolls the question into view. */}
                <Button ref={(button) => button?.focus()} onClick={stay}>
                  Keep editing
                </Button>
                <Button onClick={discard}>Discard changes</Button>
              </Stack>
            </Alert>
          ) : (
            <Stack direction="row" gap={3}>
              <Button
                ref={saveButton}
                type="submit"
                variant="primary"
                busy={save.isPending}
                busyLabel="Saving..."
                disabled={!isChanged}
              >
                Save changes
              </Button>
              <Button onClick={close}>Cancel</Button>
            </Stack>
          )}
        </form>
      </Stack>
    </Dialog>
  );
}

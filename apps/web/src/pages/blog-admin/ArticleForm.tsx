import type { BlogPost } from '@org/api-contract';
import { Alert, Button, Disclosure, Stack } from '@org/ui';
import { useRef, useState, type FormEvent } from 'react';
import { useIsNarrow } from '#layout/useIsNarrow.ts';
import { request } from '#api/client.ts';
import { exactTextOf, readFields } from '#forms/fields.ts';
import { dropDraft } from './article-draft.ts';
import styles from './ArticleForm.module.css';
import { ArticleFields, shortFields } from './ArticleFields.tsx';
import { ArticleImage } from './ArticleImage.tsx';
import { ArticlePreview } from './ArticlePreview.tsx';
import { ArticleText } from './ArticleText.tsx';
import { Checklist } from './Checklist.tsx';
import { MergedNotice } from './MergedNotice.tsx';
import { articleChanges } from './queries.ts';
import { problemsOf } from './reason-of.ts';
import { SaveFailed } from './SaveFailed.tsx';
import { useAdminAction } from './useAdminAction.ts';
import { useArticleCopy } from './useArticleCopy.ts';
import { useUnsaved } from './useUnsaved.ts';

interface ArticleFormProps {
  post: BlogPost;
  onClose: () => void;
  /** Called when closing was refused, because changes are not saved. */
  onStay: () => void;
}

const fields = [...shortFields, 'content'] as const;

/** Edits a copy of an article. Closing, a failed save and a conflicting change do not discard it without confirmation. */
export function ArticleForm({ post, onClose, onStay }: ArticleFormProps) {
  const article = useArticleCopy(post);
  const { copy, original } = article;
  /** The open tab of the text. It stays open when the fields are refilled. */
  const [view, setView] = useState('visual');
  const isNarrow = useIsNarrow('64rem');
  const saveButton = useRef<HTMLButtonElement>(null);
  const save = useSave(post.id, copy, original);
  const isChanged = fields.some((field) => copy[field] !== original[field]);
  const { isAsking, stay, leave, allow } = useUnsaved(isChanged, onStay);
  const discard = (): void => {
    dropDraft(post.id);
    leave();
  };
  const closeSaved = (): void => {
    allow();
    dropDraft(post.id);
    onClose();
  };
  const store = (force: boolean): void => save.mutate({ force }, { onSuccess: closeSaved });
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    readFields(event);
    store(false);
  };
  const edit = (event: FormEvent<HTMLFormElement>): void => {
    const typed = new FormData(event.currentTarget);
    // The source field is not in the form while the visual editor is open.
    const present = fields.filter((name) => typed.has(name));
    change({ ...copy, ...Object.fromEntries(present.map((name) => [name, exactTextOf(typed, name)])) });
  };
  const change = (next: BlogPost): void => {
    stay();
    article.change(next);
  };
  const merge = async (): Promise<void> => {
    stay();
    await article.merge();
    save.reset();
  };
  const problems: Partial<Record<string, string>> = Object.fromEntries(problemsOf(save.error));
  return (
    <form key={article.round} className={styles.sides} onSubmit={submit} onChange={edit}>
      <Stack>
        {article.isDraft && isChanged && (
          <Alert>
            <p>These are your earlier changes. They are not saved yet.</p>
          </Alert>
        )}
        {/* Placed near the title, which has the focus after a merge. */}
        {article.merged && <MergedNotice merged={article.merged} />}
        {article.takeMine && (
          <Alert>
            <p>This is their text. Yours is not saved.</p>
            <Stack direction="row" gap={3}>
              <Button onClick={article.takeMine}>Back to my text</Button>
            </Stack>
          </Alert>
        )}
        <ArticleFields copy={copy} problems={problems} />
        <ArticleText
          copy={copy}
          view={view}
          onView={setView}
          problem={problems.content}
          onChange={change}
          onRestore={(earlier) => {
            stay();
            article.fill(earlier);
          }}
        />
        <ArticleImage post={post} />
        <Checklist article={copy} />
        {save.isError && (
          <SaveFailed
            id={post.id}
            error={save.error}
            onMerge={() => void merge()}
            onTheirs={() => {
              article.takeTheirs();
              save.reset();
            }}
            onMine={() => {
              // Saving removes the message with this button, so the focus moves to the Save button.
              saveButton.current?.focus();
              store(true);
            }}
            onRestored={() => {
              saveButton.current?.focus();
              save.reset();
            }}
          />
        )}
        {isAsking ? (
          <UnsavedQuestion onStay={stay} onDiscard={discard} />
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
            <Button variant="quiet" onClick={onClose}>
              Cancel
            </Button>
          </Stack>
        )}
      </Stack>
      {isNarrow ? (
        <Disclosure label="Preview">
          <ArticlePreview {...copy} />
        </Disclosure>
      ) : (
        <section aria-label="Preview">
          <ArticlePreview {...copy} />
        </section>
      )}
    </form>
  );
}

/** Saves the copy of an article. With `force`, it replaces what another editor has saved in the meantime. */
const useSave = (id: number, copy: BlogPost, original: BlogPost) =>
  useAdminAction({
    run: ({ force }: { force: boolean }) =>
      request('PUT /api/blog/posts/{id}', {
        params: { id },
        body: {
          title: copy.title,
          content: copy.content,
          metaDescription: copy.metaDescription,
          targetKeyword: copy.targetKeyword,
          ...(copy.slug !== original.slug && { slug: copy.slug }),
          ...(!force && { updatedAt: original.updatedAt }),
        },
      }),
    done: ({ post: saved }) => [
      'Article Updated',
      saved.status === 'published'
        ? `“${saved.title}” is saved and visible on its page.`
        : `“${saved.title}” is saved.`,
    ],
    failed: 'Update Failed',
    changes: articleChanges,
  });

const UnsavedQuestion = ({ onStay, onDiscard }: { onStay: () => void; onDiscard: () => void }) => (
  <Alert>
    <p>Your changes are not saved yet.</p>
    <Stack direction="row" gap={3}>
      {/* Focus scrolls the question into view. */}
      <Button ref={(button) => button?.focus()} onClick={onStay}>
        Keep editing
      </Button>
      <Button onClick={onDiscard}>Discard changes</Button>
    </Stack>
  </Alert>
);

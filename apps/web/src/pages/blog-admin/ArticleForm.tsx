import type { BlogPost } from '@org/api-contract';
import { slugMaxLength } from '@org/api-contract/values';
import { Alert, Button, Disclosure, Stack, Tabs, Textarea, Input } from '@org/ui';
import { lazy, Suspense, useCallback, useRef, useState, type FormEvent } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router-dom';
import { useIsNarrow } from '#layout/useIsNarrow.ts';
import { request } from '#api/client.ts';
import { exactTextOf, readFields } from '#forms/fields.ts';
import { draftOf, dropDraft, keepDraft } from './article-draft.ts';
import styles from './ArticleForm.module.css';
import { ArticleImage } from './ArticleImage.tsx';
import { ArticlePreview } from './ArticlePreview.tsx';
import { Checklist } from './Checklist.tsx';
import type { MergedArticle } from './merge-articles.ts';
import { MergedNotice } from './MergedNotice.tsx';
import { articleChanges } from './queries.ts';
import { problemsOf } from './reason-of.ts';
import { SaveFailed } from './SaveFailed.tsx';
import { tidyHtml } from './tidy-html.ts';
import { useAdminAction } from './useAdminAction.ts';

interface ArticleFormProps {
  post: BlogPost;
  onClose: () => void;
  /** Called when closing was refused, because changes are not saved. */
  onStay: () => void;
}

const fields = ['title', 'slug', 'targetKeyword', 'metaDescription', 'content'] as const;

/** Both bring a library, which only an editor who opens them loads. */
const VisualEditor = lazy(async () => ({ default: (await import('./VisualEditor.tsx')).VisualEditor }));
const Revisions = lazy(async () => ({ default: (await import('./Revisions.tsx')).Revisions }));

/** The dialog opens before its fields are loaded, and what has filled them again is gone with the former ones. */
const focusWhenShown = (field: HTMLInputElement | null): void => field?.focus();

/** The article with its source as the editor shows it. */
const tidied = <T extends { content: string }>(article: T): T => ({
  ...article,
  content: tidyHtml(article.content),
});

/** Edits a copy of an article. Closing, a failed save and a conflicting change do not discard it without confirmation. */
export function ArticleForm({ post, onClose, onStay }: ArticleFormProps) {
  const [kept] = useState(() => draftOf(post.id));
  const [copy, setCopy] = useState(kept?.copy ?? tidied(post));
  /** The article the copy was made from. */
  const [original, setOriginal] = useState(kept?.original ?? tidied(post));
  /** Counts how often the fields were filled again. */
  const [round, setRound] = useState(0);
  const [merged, setMerged] = useState<MergedArticle>();
  const [view, setView] = useState('visual');
  const isNarrow = useIsNarrow('64rem');
  const isSaved = useRef(false);
  const saveButton = useRef<HTMLButtonElement>(null);
  const save = useAdminAction({
    run: ({ force }: { force: boolean }) =>
      request('PUT /api/blog/posts/{id}', {
        params: { id: post.id },
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
        ? `“${saved.title}” is saved, and its page shows it already.`
        : `“${saved.title}” is saved.`,
    ],
    failed: 'Update Failed',
    changes: articleChanges,
  });
  const isChanged = fields.some((field) => copy[field] !== original[field]);
  const leaving = useBlocker(() => {
    const isBlocked = isChanged && !isSaved.current;
    if (isBlocked) onStay();
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
  const closeSaved = (): void => {
    isSaved.current = true;
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
    // The source is not in the form while the visual editor is open.
    const present = fields.filter((name) => typed.has(name));
    change({ ...copy, ...Object.fromEntries(present.map((name) => [name, exactTextOf(typed, name)])) });
  };
  const change = (next: BlogPost): void => {
    stay();
    setCopy(next);
    keepDraft({ original, copy: next });
  };
  /** Puts another text into the fields. */
  const fill = (next: BlogPost): void => {
    setRound(round + 1);
    change(next);
  };
  const merge = async (): Promise<void> => {
    const { mergeArticles } = await import('./merge-articles.ts');
    const theirs = tidied(post);
    const both = mergeArticles(copy, original, theirs);
    setRound(round + 1);
    setOriginal(theirs);
    stay();
    setCopy(both.article);
    keepDraft({ original: theirs, copy: both.article });
    save.reset();
    setMerged(both);
  };
  const problems: Partial<Record<string, string>> = Object.fromEntries(problemsOf(save.error));
  const field = (name: (typeof fields)[number]) => ({ name, defaultValue: copy[name] });
  return (
    <form key={round} className={styles.sides} onSubmit={submit} onChange={edit}>
      <Stack>
        {kept && isChanged && (
          <Alert>
            <p>These are your changes from before, which are not saved yet.</p>
          </Alert>
        )}
        {/* Beside the title, which has the focus after a merge. */}
        {merged && <MergedNotice merged={merged} />}
        {/* When it is loaded or filled again, the focus would be lost. */}
        <Input
          ref={focusWhenShown}
          label="Title"
          required
          maxLength={300}
          error={problems.title}
          {...field('title')}
        />
        <Input
          label="Address"
          required
          maxLength={slugMaxLength}
          pattern="[a-z0-9]+(-[a-z0-9]+)*"
          hint="Small letters, digits and hyphens. The old address redirects to the new one."
          error={problems.slug}
          {...field('slug')}
        />
        <Input
          label="Target keyword"
          maxLength={120}
          error={problems.targetKeyword}
          {...field('targetKeyword')}
        />
        <Textarea
          label="Meta description"
          rows={2}
          maxLength={320}
          hint={`${copy.metaDescription.length} characters; search engines show about 155.`}
          error={problems.metaDescription}
          {...field('metaDescription')}
        />
        <Tabs
          label="Editor"
          value={view}
          onValueChange={setView}
          tabs={[
            {
              value: 'visual',
              label: 'Visual',
              content: (
                <Suspense fallback={<p role="status">Loading the editor …</p>}>
                  <VisualEditor
                    html={copy.content}
                    onSource={() => setView('source')}
                    onChange={(html) => change({ ...copy, content: tidyHtml(html) })}
                  />
                </Suspense>
              ),
            },
            {
              value: 'source',
              label: 'Source',
              content: (
                <Textarea
                  label="Content"
                  language="html"
                  required
                  rows={14}
                  hint="HTML: headings from h2, paragraphs, lists, tables, quotes, links, pictures. Anything else is taken out when it is saved."
                  error={problems.content}
                  {...field('content')}
                />
              ),
            },
            {
              value: 'revisions',
              label: 'Earlier texts',
              content: (
                <Suspense fallback={<p role="status">Loading the earlier texts …</p>}>
                  <Revisions
                    copy={copy}
                    onRestore={({ title, targetKeyword, metaDescription, content }) =>
                      fill({ ...copy, title, targetKeyword, metaDescription, content: tidyHtml(content) })
                    }
                  />
                </Suspense>
              ),
            },
          ]}
        />
        <ArticleImage post={post} />
        <Checklist article={copy} />
        {save.isError && (
          <SaveFailed
            id={post.id}
            error={save.error}
            onMerge={() => void merge()}
            onTheirs={() => {
              setRound(round + 1);
              setCopy(tidied(post));
              setOriginal(tidied(post));
              dropDraft(post.id);
              save.reset();
            }}
            onMine={() => {
              // The message goes while the edit is being saved, and this button with it.
              saveButton.current?.focus();
              store(true);
            }}
            onRestored={() => {
              saveButton.current?.focus();
              save.reset();
            }}
          />
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
            <Button onClick={onClose}>Cancel</Button>
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

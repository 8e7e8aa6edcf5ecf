import type { BlogPost } from '@org/api-contract';
import { maxAltLength, maxImageBytes } from '@org/api-contract/values';
import { Alert, Button, Disclosure, Input, Stack } from '@org/ui';
import { useRef, useState, type ChangeEvent, type KeyboardEvent } from 'react';
import { request } from '#api/client.ts';
import { articleChanges } from './queries.ts';
import { problemsOf, reasonOf } from './reason-of.ts';
import { useAdminAction } from './useAdminAction.ts';
import styles from './ArticleImage.module.css';

const maxMegabytes = maxImageBytes / 1_000_000;

/** The image of an article. It is saved separately from the text. */
export function ArticleImage({ post: { id, featuredImage, imageAlt } }: { post: BlogPost }) {
  const [file, setFile] = useState<File>();
  /** Counts the uploads. A file field can be emptied only by replacing the field. */
  const [round, setRound] = useState(0);
  const fileField = useRef<HTMLInputElement>(null);
  const [alt, setAlt] = useState(imageAlt ?? '');
  const key = `image-${id}`;
  const save = useAdminAction({
    run: async () =>
      request('PUT /api/blog/posts/{id}/image', {
        params: { id },
        body: { alt, ...(file && { data: await base64Of(file) }) },
      }),
    done: () => ['Image Saved', 'The page of the article shows it above the text.'],
    failed: 'Image Not Saved',
    changes: articleChanges,
    key,
  });
  const remove = useAdminAction({
    run: () => request('DELETE /api/blog/posts/{id}/image', { params: { id } }),
    done: () => ['Image Removed', 'The article no longer has an image.'],
    failed: 'Image Not Removed',
    changes: articleChanges,
    key,
  });
  const choose = ({ target: { files } }: ChangeEvent<HTMLInputElement>): void => setFile(files?.[0]);
  const isTooLarge = (file?.size ?? 0) > maxImageBytes;
  const submit = (): void =>
    save.mutate(undefined, {
      onSuccess: () => {
        setFile(undefined);
        setRound(round + 1);
      },
    });
  const submitByEnter = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return;
    // Keeps Enter from submitting the form of the text.
    event.preventDefault();
    if (canSave) submit();
  };
  const canSave = (file !== undefined || featuredImage !== null) && alt.trim() !== '' && !isTooLarge;
  const problems: Partial<Record<string, string>> = Object.fromEntries(problemsOf(save.error));
  return (
    <Disclosure label={featuredImage === null ? 'Image: none' : 'Image: one'}>
      <Stack gap={3}>
        {featuredImage !== null && <img className={styles.image} src={featuredImage} alt={imageAlt ?? ''} />}
        <Input
          key={round}
          ref={fileField}
          label={featuredImage === null ? 'Image file' : 'New image file'}
          type="file"
          accept="image/jpeg,image/png,image/webp,image/avif"
          hint={`JPEG, PNG, WebP or AVIF, at most ${maxMegabytes} MB. We make it smaller for readers.`}
          error={isTooLarge ? `The file is larger than ${maxMegabytes} MB.` : problems.image}
          onChange={choose}
        />
        <Input
          label="Image description"
          hint="Required. Readers who cannot see the image get this text."
          maxLength={maxAltLength}
          value={alt}
          error={problems.alt}
          onChange={(event) => setAlt(event.target.value)}
          onKeyDown={submitByEnter}
        />
        {save.isError && Object.keys(problems).length === 0 && (
          <Alert tone="danger">
            <p>{reasonOf(save.error)}</p>
          </Alert>
        )}
        <Stack direction="row" gap={3}>
          <Button busy={save.isPending} busyLabel="Saving..." disabled={!canSave} onClick={submit}>
            Save image
          </Button>
          {featuredImage !== null && (
            <Button
              busy={remove.isPending}
              busyLabel="Removing..."
              onClick={() => {
                remove.mutate(undefined, {
                  onSuccess: () => {
                    setAlt('');
                    // Removing the image removes this button too.
                    fileField.current?.focus();
                  },
                });
              }}
            >
              Remove image
            </Button>
          )}
        </Stack>
      </Stack>
    </Disclosure>
  );
}

/** The content of a file in base64. */
const base64Of = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      const address = typeof reader.result === 'string' ? reader.result : '';
      resolve(address.split(',')[1] ?? '');
    });
    reader.addEventListener('error', () =>
      reject(new Error('The file could not be read.', { cause: reader.error })),
    );
    reader.readAsDataURL(file);
  });

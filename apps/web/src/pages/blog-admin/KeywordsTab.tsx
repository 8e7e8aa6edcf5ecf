import type { BlogKeyword } from '@org/api-contract';
import { keywordCategories, searchIntents } from '@org/api-contract/values';
import { Alert, Button, Card, EmptyState, Grid, Select, Skeleton, Input, Stack, useToast } from '@org/ui';
import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { request } from '#api/client.ts';
import { Loaded } from '#api/Loaded.tsx';
import { readFields, textOf } from '#forms/fields.ts';
import { FoldedOnPhone } from '#layout/FoldedOnPhone.tsx';
import { InitializeButton } from './InitializeButton.tsx';
import { reasonOf } from './reason-of.ts';
import type { NewKeyword } from './keyword-file.ts';
import { optionsOf } from './keyword-options.ts';
import { KeywordFile } from './KeywordFile.tsx';
import { KeywordList } from './KeywordList.tsx';
import { blogAdminQueries } from './queries.ts';
import { useAdminAction } from './useAdminAction.ts';

export function KeywordsTab() {
  const keywords = useQuery(blogAdminQueries.keywords);
  const [deleted, setDeleted] = useState<readonly BlogKeyword[]>([]);
  return (
    <Stack>
      <AddKeyword />
      {deleted.length > 0 && <DeletedKeywords deleted={deleted} onRestored={() => setDeleted([])} />}
      <Loaded
        query={keywords}
        failed="The keywords could not be loaded."
        reasonOf={reasonOf}
        loading={
          <>
            <p role="status">Loading keywords …</p>
            <Grid repeat="fill" aria-busy>
              <Skeleton count={6} />
            </Grid>
          </>
        }
      >
        {({ keywords: all }) => (
          <>
            {all.length === 0 && (
              <EmptyState title="No keywords yet" actions={<InitializeButton />}>
                “Initialize” adds the first twenty-four. You can also import a CSV file.
              </EmptyState>
            )}
            <FoldedOnPhone label="Import or export a file">
              <KeywordFile keywords={all} />
            </FoldedOnPhone>
            {all.length > 0 && <KeywordList keywords={all} onDeleted={setDeleted} />}
          </>
        )}
      </Loaded>
    </Stack>
  );
}

function AddKeyword() {
  const toast = useToast();
  const add = useAdminAction({
    run: (body: NewKeyword) => request('POST /api/blog/keywords', { body }),
    done: ({ keyword: { keyword, category, refusal } }) => [
      'Keyword Added',
      `“${keyword}” is in the list, under ${category}.${refusal === null ? '' : ` We cannot write an article about it. ${refusal}`}`,
    ],
    failed: 'Failed to Add Keyword',
    changes: ['GET /api/blog/keywords'],
  });
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    const element = event.currentTarget;
    const form = readFields(event);
    if (add.isPending) return;
    const keyword = textOf(form, 'keyword');
    const category = keywordCategories.find((known) => known === form.get('category'));
    const searchIntent = searchIntents.find((known) => known === form.get('searchIntent'));
    if (keyword === '' || !category || !searchIntent) {
      toast({ title: 'Keyword Required', description: 'Please enter a keyword', tone: 'destructive' });
      return;
    }
    add.mutate({ keyword, category, searchIntent }, { onSuccess: () => element.reset() });
  };
  return (
    <FoldedOnPhone label="Add a keyword">
      <Card>
        <Stack asChild>
          <form onSubmit={submit}>
            <h2>Add a keyword</h2>
            <Grid columns="xs">
              <Input label="Keyword" name="keyword" maxLength={120} placeholder="rabbit in love" />
              <Select label="Category" name="category" options={optionsOf(keywordCategories)} />
              <Select label="Search intent" name="searchIntent" options={optionsOf(searchIntents)} />
            </Grid>
            <Stack direction="row" gap={3}>
              <Button type="submit" variant="primary" busy={add.isPending} busyLabel="Adding...">
                Add Keyword
              </Button>
            </Stack>
          </form>
        </Stack>
      </Card>
    </FoldedOnPhone>
  );
}

interface DeletedKeywordsProps {
  deleted: readonly BlogKeyword[];
  onRestored: () => void;
}

/** Names the keywords that were just deleted, and offers to restore them. */
function DeletedKeywords({ deleted, onRestored }: DeletedKeywordsProps) {
  const restore = useAdminAction({
    run: async (keywords: readonly BlogKeyword[]) => {
      for (const { id } of keywords)
        await request('POST /api/blog/keywords/{id}/restore', { params: { id } });
    },
    done: (_, keywords) =>
      keywords.length === 1
        ? ['Keyword Restored', `“${keywords[0]?.keyword}” is in the list again.`]
        : ['Keywords Restored', `${keywords.length} keywords are in the list again.`],
    failed: 'Not Restored',
    changes: ['GET /api/blog/keywords'],
  });
  return (
    <Alert>
      <p>
        {deleted.length === 1
          ? `“${deleted[0]?.keyword}” was deleted.`
          : `${deleted.length} keywords were deleted.`}
      </p>
      <Stack direction="row" gap={3}>
        <Button
          busy={restore.isPending}
          busyLabel="Restoring..."
          onClick={() => restore.mutate(deleted, { onSuccess: onRestored })}
        >
          Undo
        </Button>
      </Stack>
    </Alert>
  );
}

import type { BlogKeyword } from '@org/api-contract';
import { keywordCategories, searchIntents } from '@org/api-contract/values';
import { Alert, Checkbox, Dialog, Input, Select, Stack } from '@org/ui';
import type { FormEvent } from 'react';
import { request } from '#api/client.ts';
import { FormActions } from '#forms/FormActions.tsx';
import { readFields, textOf } from '#forms/fields.ts';
import { optionsOf } from './keyword-options.ts';
import { problemsOf, reasonOf } from './reason-of.ts';
import { useAdminAction } from './useAdminAction.ts';

export function EditKeywordDialog({ keyword, onClose }: { keyword: BlogKeyword; onClose: () => void }) {
  const save = useAdminAction({
    run: (body: Pick<BlogKeyword, 'keyword' | 'category' | 'searchIntent' | 'isActive'>) =>
      request('PUT /api/blog/keywords/{id}', { params: { id: keyword.id }, body }),
    done: ({ keyword: saved }) => [
      'Keyword Saved',
      saved.isActive
        ? `“${saved.keyword}” is saved.`
        : `“${saved.keyword}” is saved. The schedule does not write about it.`,
    ],
    failed: 'Saving Failed',
    changes: ['GET /api/blog/keywords'],
  });
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    const form = readFields(event);
    const { category, searchIntent } = keyword;
    save.mutate(
      {
        keyword: textOf(form, 'keyword'),
        category: keywordCategories.find((known) => known === form.get('category')) ?? category,
        searchIntent: searchIntents.find((known) => known === form.get('searchIntent')) ?? searchIntent,
        isActive: form.has('isActive'),
      },
      { onSuccess: onClose },
    );
  };
  const problems = Object.fromEntries(problemsOf(save.error));
  return (
    <Dialog open onOpenChange={onClose} title="Edit keyword" description={`“${keyword.keyword}”`}>
      <Stack asChild>
        <form onSubmit={submit} noValidate>
          <Input
            label="Keyword"
            name="keyword"
            required
            maxLength={120}
            defaultValue={keyword.keyword}
            error={problems.keyword}
          />
          <Select
            label="Category"
            name="category"
            options={optionsOf(keywordCategories)}
            defaultValue={keyword.category}
          />
          <Select
            label="Search intent"
            name="searchIntent"
            options={optionsOf(searchIntents)}
            defaultValue={keyword.searchIntent}
          />
          <Checkbox
            label="Active: articles may be written about it"
            hint="If off, the schedule and “Generate Random Article” skip this keyword."
            name="isActive"
            defaultChecked={keyword.isActive}
          />
          {save.isError && !problems.keyword && (
            <Alert tone="danger">
              <p>{reasonOf(save.error)}</p>
            </Alert>
          )}
          <FormActions action="Save keyword" isBusy={save.isPending} onCancel={onClose} />
        </form>
      </Stack>
    </Dialog>
  );
}

import type { BlogKeyword } from '@org/api-contract';
import { keywordCategories, searchIntents } from '@org/api-contract/values';
import {
  Alert,
  Badge,
  Button,
  Card,
  DataCard,
  EmptyState,
  Grid,
  Select,
  Skeleton,
  Input,
  Stack,
  useToast,
} from '@org/ui';
import { useQuery } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { request } from '#api/client.ts';
import { useRetry } from '#api/useRetry.ts';
import { longDate } from '#listing/long-date.ts';
import { readFields, textOf } from '#forms/fields.ts';
import { reasonOf } from './reason-of.ts';
import { blogAdminQueries } from './queries.ts';
import { useAdminAction } from './useAdminAction.ts';
import { useGenerate, useIsGenerating } from './useGeneration.ts';

type NewKeyword = Pick<BlogKeyword, 'keyword' | 'category' | 'searchIntent'>;

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const optionsOf = (values: readonly string[]) => values.map((value) => ({ value, label: capital(value) }));

export function KeywordsTab() {
  const keywords = useQuery(blogAdminQueries.keywords);
  const { hasFailed, isRetrying, retry } = useRetry(keywords);
  const settings = useQuery(blogAdminQueries.settings);
  const generate = useGenerate();
  const isGenerating = useIsGenerating();
  const toast = useToast();
  const add = useAdminAction({
    run: (body: NewKeyword) => request('POST /api/blog/keywords', { body }),
    done: ({ keyword: { keyword, category } }) => [
      'Keyword Added',
      `“${keyword}” is in the list, under ${category}.`,
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
  const all = keywords.data?.keywords;
  return (
    <Stack>
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
      {hasFailed ? (
        <Alert tone="danger">
          <p>The keywords could not be loaded. {keywords.error && reasonOf(keywords.error)}</p>
          <Button onClick={retry} busy={isRetrying} busyLabel="Trying again...">
            Try again
          </Button>
        </Alert>
      ) : all?.length === 0 ? (
        <EmptyState title="No keywords yet">“Initialize System” adds the first twenty-four.</EmptyState>
      ) : (
        <>
          <p role="status">
            {all ? `${all.length} ${all.length === 1 ? 'keyword' : 'keywords'}` : 'Loading keywords …'}
          </p>
          <Grid repeat="fill" aria-busy={all ? undefined : true}>
            {all ? (
              all.map(({ id, keyword, category, searchIntent, lastUsed, isActive }) => (
                <DataCard
                  key={id}
                  title={keyword}
                  badges={
                    <>
                      <Badge>{category}</Badge>
                      <Badge>{searchIntent}</Badge>
                      {!isActive && <Badge>inactive</Badge>}
                    </>
                  }
                  facts={[['Last used', lastUsed ? longDate(lastUsed) : 'never']]}
                  actions={
                    <Button
                      aria-label={`Generate an article about “${keyword}”`}
                      busy={generate.isPending && generate.variables.keyword === keyword}
                      busyLabel="Writing..."
                      disabled={isGenerating || !settings.data}
                      onClick={() =>
                        settings.data &&
                        generate.mutate({ keyword, targetWordCount: settings.data.targetWordCount })
                      }
                    >
                      Generate
                    </Button>
                  }
                />
              ))
            ) : (
              <Skeleton count={6} />
            )}
          </Grid>
        </>
      )}
    </Stack>
  );
}

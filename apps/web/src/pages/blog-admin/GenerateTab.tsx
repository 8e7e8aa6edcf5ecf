import { targetWordCounts } from '@org/api-contract/values';
import { Alert, Button, Card, Grid, Input, Stack, useToast } from '@org/ui';
import { useQuery } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readFields, textOf } from '#forms/fields.ts';
import { SettingsForm } from './SettingsForm.tsx';
import { blogAdminQueries } from './queries.ts';
import { useGenerate, useIsGenerating } from './useGeneration.ts';

export function GenerateTab() {
  const settings = useQuery(blogAdminQueries.settings);
  const generate = useGenerate();
  const isGenerating = useIsGenerating();
  const toast = useToast();
  const [, setSearch] = useSearchParams();
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    const form = readFields(event);
    const keyword = textOf(form, 'keyword');
    if (keyword === '') {
      toast({
        title: 'Keyword Required',
        description: 'Please enter a keyword to generate an article',
        tone: 'destructive',
      });
      return;
    }
    generate.mutate({ keyword, targetWordCount: Number(form.get('targetWordCount')) });
  };
  const written = generate.data?.post;
  return (
    <Grid columns="l" align="start">
      <Card>
        <Stack asChild>
          <form onSubmit={submit}>
            <h2>Custom keyword</h2>
            <Input
              label="Keyword"
              name="keyword"
              maxLength={120}
              placeholder="dragon and rooster compatibility"
              hint="A sign, a pair, a year, an element, a career, a number, a company, a brand or a state."
            />
            <Input
              key={settings.data?.targetWordCount}
              label="Words"
              name="targetWordCount"
              type="number"
              required
              min={targetWordCounts.min}
              max={targetWordCounts.max}
              defaultValue={settings.data?.targetWordCount ?? targetWordCounts.default}
            />
            <Stack direction="row" gap={3}>
              <Button
                type="submit"
                variant="primary"
                busy={generate.isPending}
                busyLabel="Writing..."
                disabled={isGenerating}
              >
                Generate Article
              </Button>
              {isGenerating && <p role="status">An article is being written …</p>}
            </Stack>
            {written && (
              <Alert tone="success">
                <p>
                  “{written.title}” {written.status === 'published' ? 'is published.' : 'waits as a draft.'}
                </p>
                <Stack direction="row" gap={3}>
                  <Button onClick={() => setSearch({ tab: 'articles', edit: String(written.id) })}>
                    Edit it
                  </Button>
                </Stack>
              </Alert>
            )}
          </form>
        </Stack>
      </Card>
      <SettingsForm settings={settings} />
    </Grid>
  );
}

import { inFigures } from '@org/api-contract/lists';
import type { ArticleLength, BlogPost } from '@org/api-contract';
import { targetWordCounts } from '@org/api-contract/values';
import { Alert, Button, Card, Grid, Input, Stack, useToast } from '@org/ui';
import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { RequestError } from '#api/errors.ts';
import { readFields, textOf } from '#forms/fields.ts';
import { ScheduleForm } from './ScheduleDialog.tsx';
import { SettingsForm } from './SettingsForm.tsx';
import { blogAdminQueries } from './queries.ts';
import { useArticleActions } from './useArticleActions.ts';
import { useGenerate, useIsGenerating } from './useGeneration.ts';

export function GenerateTab() {
  const settings = useQuery(blogAdminQueries.settings);
  const generate = useGenerate();
  const isGenerating = useIsGenerating();
  const toast = useToast();
  // Keeps text that was typed before the settings arrive.
  const [words, setWords] = useState<string>();
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
  const written = generate.data;
  const meant = generate.error instanceof RequestError ? generate.error.suggestions : [];
  return (
    <Stack>
      <Card>
        <Stack>
          <Stack asChild>
            <form onSubmit={submit}>
              <h2>Custom keyword</h2>
              <Grid columns="l" align="start">
                <Input
                  label="Keyword"
                  name="keyword"
                  maxLength={120}
                  placeholder="dragon and rooster compatibility"
                  hint="Name a sign, a pair, a year, an element, a career, a number, a company, a brand or a state."
                />
                <Input
                  label="Words"
                  name="targetWordCount"
                  hint="The maximum. An article is shorter if its subject has less material."
                  type="number"
                  required
                  min={targetWordCounts.min}
                  max={targetWordCounts.max}
                  value={words ?? settings.data?.targetWordCount ?? targetWordCounts.default}
                  onChange={({ currentTarget }) => setWords(currentTarget.value)}
                />
              </Grid>
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
              {meant.length > 0 && (
                <Alert tone="info">
                  <p>Did you mean …?</p>
                  <Stack direction="row" gap={3} wrap>
                    {meant.map((keyword) => (
                      <Button
                        key={keyword}
                        disabled={isGenerating}
                        onClick={() => generate.mutate({ keyword })}
                      >
                        {keyword}
                      </Button>
                    ))}
                  </Stack>
                </Alert>
              )}
            </form>
          </Stack>
          {written && <Written key={written.post.id} {...written} />}
        </Stack>
      </Card>
      <SettingsForm settings={settings} />
    </Stack>
  );
}

/** The article that was just written, and the next steps. */
function Written({ post, length }: { post: BlogPost; length: ArticleLength }) {
  const [, setSearch] = useSearchParams();
  const { publish } = useArticleActions(post);
  const { title, status, scheduledFor } = publish.data?.post ?? post;
  const edit = <Button onClick={() => setSearch({ tab: 'articles', edit: String(post.id) })}>Edit it</Button>;
  return (
    <Alert tone="success">
      <p>
        “{title}” {states[status] ?? 'is saved as a draft.'} {lengthInWords(length)}
      </p>
      {status === 'draft' ? (
        <ScheduleForm
          scheduledFor={scheduledFor}
          isBusy={publish.isPending}
          onSchedule={(publishAt) => publish.mutate(publishAt)}
        >
          {edit}
        </ScheduleForm>
      ) : (
        edit
      )}
    </Alert>
  );
}

const lengthInWords = ({ words, target, isShorter }: ArticleLength): string =>
  `It has ${inFigures(words)} words${
    isShorter
      ? `. There is no more material on its subject, although ${inFigures(target)} words were allowed.`
      : '.'
  }`;

const states: Readonly<Partial<Record<string, string>>> = {
  published: 'is published.',
  scheduled: 'is scheduled.',
};

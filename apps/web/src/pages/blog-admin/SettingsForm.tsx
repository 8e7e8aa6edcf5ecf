import type { BlogSettings } from '@org/api-contract';
import { generationFrequencies, targetWordCounts } from '@org/api-contract/values';
import { Button, Card, Checkbox, Grid, Select, Skeleton, Input, Stack } from '@org/ui';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { request } from '#api/client.ts';
import { Loaded } from '#api/Loaded.tsx';
import { readFields, textOf } from '#forms/fields.ts';
import { FoldedOnPhone } from '#layout/FoldedOnPhone.tsx';
import { reasonOf } from './reason-of.ts';
import { useAdminAction } from './useAdminAction.ts';
import { instantInWords } from '#listing/dates-in-words.ts';
import { blogAdminQueries } from './queries.ts';

const frequencies = {
  off: 'Never',
  daily: 'Every day',
  weekly: 'Every week',
  monthly: 'Every 30 days',
} as const;

function settingsFrom(form: FormData): BlogSettings {
  const frequency = form.get('generationFrequency');
  return {
    businessLocation: textOf(form, 'businessLocation'),
    targetWordCount: Number(form.get('targetWordCount')),
    includeLocalSEO: form.has('includeLocalSEO'),
    autoPublish: form.has('autoPublish'),
    generationFrequency: generationFrequencies.find((known) => known === frequency) ?? 'off',
    isActive: form.has('isActive'),
    editorName: textOf(form, 'editorName'),
  };
}

/** The settings of manual and scheduled generation. */
export function SettingsForm({ settings }: { settings: UseQueryResult<BlogSettings> }) {
  const save = useAdminAction({
    run: (body: BlogSettings) => request('PUT /api/blog/settings', { body }),
    done: ({ generationFrequency, isActive }) => [
      'Settings Saved',
      isActive && generationFrequency !== 'off'
        ? `The schedule writes: ${frequencies[generationFrequency].toLowerCase()}.`
        : 'The schedule writes nothing.',
    ],
    failed: 'Saving Settings Failed',
    changes: ['GET /api/blog/settings', 'GET /api/blog/schedule'],
  });
  const submit = (event: FormEvent<HTMLFormElement>): void => save.mutate(settingsFrom(readFields(event)));
  return (
    <Loaded
      query={settings}
      failed="The settings could not be loaded."
      reasonOf={reasonOf}
      loading={<Skeleton count={1} />}
    >
      {(data) => (
        <Card>
          <Stack asChild>
            <form onSubmit={submit}>
              <h2>Settings</h2>
              <ScheduleTimes />
              <FoldedOnPhone label="Change the settings">
                <Stack>
                  <Grid columns="xs" align="start">
                    <Input
                      label="Target word count"
                      hint="The maximum. An article is shorter if its subject has less material."
                      name="targetWordCount"
                      type="number"
                      required
                      min={targetWordCounts.min}
                      max={targetWordCounts.max}
                      defaultValue={data.targetWordCount}
                    />
                    <Input
                      label="Business location"
                      name="businessLocation"
                      required
                      maxLength={120}
                      defaultValue={data.businessLocation}
                    />
                    <Input
                      label="Who checks the articles"
                      hint="This name appears below every article. Leave it empty to show no name."
                      name="editorName"
                      maxLength={80}
                      defaultValue={data.editorName ?? ''}
                    />
                    <Select
                      label="How often to write an article"
                      name="generationFrequency"
                      options={generationFrequencies.map((value) => ({ value, label: frequencies[value] }))}
                      defaultValue={data.generationFrequency}
                    />
                  </Grid>
                  <Grid columns="l" align="start">
                    <Checkbox
                      label="Address readers at this location"
                      hint="For local SEO. Needs a location other than Global."
                      name="includeLocalSEO"
                      defaultChecked={data.includeLocalSEO}
                    />
                    <Checkbox
                      label="Publish articles as soon as they are written"
                      hint="If off, they are saved as drafts."
                      name="autoPublish"
                      defaultChecked={data.autoPublish}
                    />
                    <Checkbox label="The schedule is active" name="isActive" defaultChecked={data.isActive} />
                  </Grid>
                  <Stack direction="row" gap={3}>
                    <Button type="submit" busy={save.isPending} busyLabel="Saving...">
                      Save settings
                    </Button>
                  </Stack>
                </Stack>
              </FoldedOnPhone>
            </form>
          </Stack>
        </Card>
      )}
    </Loaded>
  );
}

/** The next run of the schedule, and the result of its last run. */
function ScheduleTimes() {
  return (
    <Loaded
      query={useQuery(blogAdminQueries.schedule)}
      failed="The times of the schedule could not be loaded."
      reasonOf={reasonOf}
      loading={<p>Loading the times of the schedule …</p>}
    >
      {({ nextArticleAt, lastRunAt, lastResult }) => (
        <Stack gap={2}>
          <p>Next run: {nextArticleAt ? instantInWords(nextArticleAt) : 'none, the schedule is off'}</p>
          <p>Last run: {lastRunAt ? `${instantInWords(lastRunAt)}. ${lastResult ?? ''}` : 'none yet'}</p>
        </Stack>
      )}
    </Loaded>
  );
}

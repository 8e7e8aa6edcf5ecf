import type { BlogKeyword } from '@org/api-contract';
import { Alert, Button, Input, Stack, useToast } from '@org/ui';
import { useState, type ChangeEvent } from 'react';
import { request } from '#api/client.ts';
import { saveFile } from '#api/save-file.ts';
import { csvOf } from '#listing/export/csv.ts';
import { keywordsIn, type NewKeyword } from './keyword-file.ts';
import { useAdminAction } from './useAdminAction.ts';

const columns = [
  'keyword',
  'category',
  'searchIntent',
  'isActive',
  'lastUsed',
  'refusal',
] as const satisfies readonly (keyof BlogKeyword)[];

const maxProblems = 50;

/** The first problems, and the number of the rest. */
const listed = (problems: readonly string[]): string[] => [
  ...problems.slice(0, maxProblems),
  ...(problems.length > maxProblems ? [`${problems.length - maxProblems} other lines were left out.`] : []),
];

/** Saves the keywords as a CSV file, and adds keywords from a CSV file. */
export function KeywordFile({ keywords }: { keywords: readonly BlogKeyword[] }) {
  const toast = useToast();
  /** Problems in lines of the last file. They stay until the next file, because a toast disappears too soon. */
  const [problems, setProblems] = useState<readonly string[]>([]);
  const add = useAdminAction({
    run: (found: NewKeyword[]) => request('POST /api/blog/import-keywords', { body: { keywords: found } }),
    done: ({ added, existing, refused }) => [
      'Keywords Imported',
      [
        `${added} added, ${existing} already in the list.`,
        ...(refused > 0
          ? [`We cannot write articles about ${refused} of them. The list shows the reasons.`]
          : []),
      ].join(' '),
    ],
    failed: 'Import Failed',
    changes: ['GET /api/blog/keywords'],
  });
  const read = async (event: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const field = event.target;
    const file = field.files?.[0];
    if (!file) return;
    const { keywords: found, problems: faulty } = keywordsIn(await file.text());
    field.value = '';
    setProblems(faulty);
    if (found.length > 0) add.mutate(found);
    else
      toast({
        title: 'Import Failed',
        description:
          faulty.length > 0
            ? 'No line of the file could be imported. Nothing was added.'
            : 'The file has no keyword.',
        tone: 'destructive',
      });
  };
  const save = (): void => {
    const day = new Date().toISOString().slice(0, 10);
    saveFile(
      new Blob([csvOf(keywords, columns)], { type: 'text/csv;charset=utf-8' }),
      `zodiac-atlas-keywords-${day}.csv`,
    );
  };
  return (
    <Stack>
      <Stack direction="row" gap={3}>
        <Input
          label="Import a CSV file"
          hint="Columns: keyword, category, search intent."
          type="file"
          accept=".csv,text/csv"
          disabled={add.isPending}
          onChange={(event) => void read(event)}
        />
        <Button onClick={save} disabled={keywords.length === 0}>
          Export as CSV
        </Button>
      </Stack>
      {problems.length > 0 && (
        <Alert tone="danger">
          <p>{problems.length === 1 ? 'One line was' : `${problems.length} lines were`} not imported:</p>
          <ul>
            {listed(problems).map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </Alert>
      )}
    </Stack>
  );
}

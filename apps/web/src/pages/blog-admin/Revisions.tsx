import type { BlogPost, PostRevision } from '@org/api-contract';
import { Alert, Button, Card, Prose, Select, Stack } from '@org/ui';
import { useQuery } from '@tanstack/react-query';
import { diffWords } from 'diff';
import { useMemo, useState } from 'react';
import { get } from '#api/client.ts';
import { labelOf, reasonOf } from './reason-of.ts';
import { tidyHtml } from './tidy-html.ts';
import styles from './Revisions.module.css';

interface RevisionsProps {
  /** The text as it is being edited. */
  copy: BlogPost;
  /** Puts an earlier text into the editor. */
  onRestore: (revision: PostRevision) => void;
}

/** The earlier texts of an article, each with what has changed since. */
export function Revisions({ copy, onRestore }: RevisionsProps) {
  const { data, error } = useQuery(get('GET /api/blog/posts/{id}/revisions', { params: { id: copy.id } }));
  const [chosen, setChosen] = useState('0');
  if (error) {
    return (
      <Alert tone="danger">
        <p>The earlier texts could not be loaded. {reasonOf(error)}</p>
      </Alert>
    );
  }
  if (!data) return <p role="status">Loading the earlier texts …</p>;
  const revision = data.revisions[Number(chosen)];
  if (!revision) return <p>This article has no earlier text.</p>;
  return (
    <Stack>
      <Select
        label="Earlier text"
        value={chosen}
        onChange={(event) => setChosen(event.target.value)}
        options={data.revisions.map(({ writtenAt }, index) => ({
          value: String(index),
          label: `Saved on ${toTheSecond(writtenAt)}`,
        }))}
      />
      <Changes from={wholeText(revision)} to={wholeText(copy)} />
      <Stack direction="row" gap={3}>
        <Button onClick={() => onRestore(revision)}>Use this text in the editor</Button>
      </Stack>
    </Stack>
  );
}

const wholeText = ({ title, targetKeyword, metaDescription, content }: PostRevision | BlogPost): string =>
  [
    `${labelOf('title')}: ${title}`,
    `${labelOf('targetKeyword')}: ${targetKeyword}`,
    `${labelOf('metaDescription')}: ${metaDescription}`,
    '',
    tidyHtml(content),
  ].join('\n');

/** Milliseconds after which a comparison is given up. */
const maxComparisonMs = 2_000;

/** The removed and the added parts of a text. */
function Changes({ from, to }: { from: string; to: string }) {
  const changes = useMemo(() => diffWords(from, to, { timeout: maxComparisonMs }), [from, to]);
  if (from === to) return <p>This text is the same as the text in the editor.</p>;
  if (!changes) return <p>This text is too different from the text in the editor to compare them.</p>;
  return (
    <Card>
      <Prose role="group" aria-label="What has changed since: removed and added words">
        <p className={styles.lines}>
          {changes.map(({ value, added, removed }, index) => {
            const key = `${index}-${value.slice(0, 8)}`;
            if (added) return <ins key={key}>{value}</ins>;
            if (removed) return <del key={key}>{value}</del>;
            return <span key={key}>{shortened(value)}</span>;
          })}
        </p>
      </Prose>
    </Card>
  );
}

/** Shows seconds, because several texts may have been saved within one minute. */
const toTheSecond = (instant: string): string =>
  new Date(instant).toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'medium' });

const maxUnchanged = 240;

/** An unchanged passage, without its middle if it is long. */
const shortened = (text: string): string =>
  text.length <= maxUnchanged
    ? text
    : `${text.slice(0, maxUnchanged / 2).replace(/\S*$/, '')}… ${text.slice(-maxUnchanged / 2).replace(/^\S*\s/, '')}`;

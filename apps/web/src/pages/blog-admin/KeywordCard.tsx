import type { BlogKeyword } from '@org/api-contract';
import { Badge, Button, DataCard } from '@org/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { request } from '#api/client.ts';
import { longDate } from '#listing/long-date.ts';
import { EditKeywordDialog } from './EditKeywordDialog.tsx';
import { useAdminAction } from './useAdminAction.ts';
import { useGenerate, useIsGenerating } from './useGeneration.ts';

interface KeywordCardProps {
  keyword: BlogKeyword;
  /** The word count of an article; `undefined` while the settings load. */
  onDeleted: () => void;
}

export function KeywordCard({ keyword: row, onDeleted }: KeywordCardProps) {
  const { id, keyword, category, searchIntent, isActive, lastUsed, refusal, articles } = row;
  const unnamed = articles ? articles.total - articles.newest.length : 0;
  const [isEditing, setIsEditing] = useState(false);
  const generate = useGenerate();
  const isGenerating = useIsGenerating();
  const remove = useAdminAction({
    run: () => request('DELETE /api/blog/keywords/{id}', { params: { id } }),
    done: () => ['Keyword Deleted', `“${keyword}” is no longer in the list. “Undo” brings it back.`],
    failed: 'Deleting Failed',
    changes: ['GET /api/blog/keywords'],
    key: `keyword-${id}`,
  });
  return (
    <DataCard
      title={keyword}
      badges={
        <>
          <Badge>{category}</Badge>
          <Badge>{searchIntent}</Badge>
          {!isActive && <Badge>inactive</Badge>}
          {refusal !== null && <Badge>refused</Badge>}
        </>
      }
      facts={[
        ['Last used', lastUsed ? longDate(lastUsed) : 'never'],
        ['Not written', refusal],
        [
          'Articles',
          articles && articles.total > 0 ? (
            <>
              {articles.newest.map(({ id: article, title }, index) => (
                <span key={article}>
                  {index > 0 && ', '}
                  <Link to={`?tab=articles&edit=${article}`}>{title}</Link>
                </span>
              ))}
              {unnamed > 0 && (
                <>
                  {' and '}
                  <Link to={`?tab=articles&search=${encodeURIComponent(keyword)}`}>{unnamed} more</Link>
                </>
              )}
            </>
          ) : null,
        ],
      ]}
      actions={
        <>
          <Button
            aria-label={`Generate an article about “${keyword}”`}
            busy={generate.isPending}
            busyLabel="Writing..."
            disabled={isGenerating}
            onClick={() => generate.mutate({ keyword })}
          >
            Generate
          </Button>
          <Button aria-label={`Edit keyword “${keyword}”`} onClick={() => setIsEditing(true)}>
            Edit
          </Button>
          <Button
            aria-label={`Delete keyword “${keyword}”`}
            busy={remove.isPending}
            busyLabel="Deleting..."
            onClick={() => remove.mutate(undefined, { onSuccess: onDeleted })}
          >
            Delete
          </Button>
          {isEditing && <EditKeywordDialog keyword={row} onClose={() => setIsEditing(false)} />}
        </>
      }
    />
  );
}

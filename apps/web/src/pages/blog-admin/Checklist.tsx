import type { ArticleCheck, BlogPost } from '@org/api-contract';
import { Disclosure } from '@org/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { request } from '#api/client.ts';
import { Loaded } from '#api/Loaded.tsx';
import { labelOf, reasonOf } from './reason-of.ts';

/** The server checks the text after this pause in typing. */
const pauseMs = 500;

type Checked = Pick<BlogPost, 'id' | 'title' | 'content' | 'metaDescription' | 'targetKeyword'>;

const checksQuery = ({ id, title, content, metaDescription, targetKeyword }: Checked) => {
  const body = { id, title, content, metaDescription, targetKeyword };
  return {
    queryKey: ['POST /api/blog/check', body],
    queryFn: ({ signal }: { signal: AbortSignal }) => request('POST /api/blog/check', { body }, { signal }),
    placeholderData: keepPreviousData,
  };
};

/** The value, delayed until it has not changed for the length of the pause. */
function usePaused<T>(value: T): T {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value]);
  return paused;
}

/** Checks the edited text against the rules for articles while the admin types. The server has the rules. */
export function Checklist({ article }: { article: Checked }) {
  const checks = useQuery(checksQuery(usePaused(article)));
  return (
    <Loaded
      query={checks}
      failed="The checklist could not be loaded."
      reasonOf={reasonOf}
      loading={<p role="status">Checking the text …</p>}
    >
      {({ checks: all }) => (
        <Disclosure label={summaryOf(all)}>
          <ul>
            {all.map(({ field, name, problem, isRequired }) => (
              <li key={`${field} ${name}`}>
                {problem === null
                  ? `✓ ${name}`
                  : `${isRequired ? '✗ Required' : '– Advised'}: ${name}. ${labelOf(field)}: ${problem}`}
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </Loaded>
  );
}

function summaryOf(checks: readonly ArticleCheck[]): string {
  const broken = checks.filter(({ problem }) => problem !== null);
  const required = broken.filter(({ isRequired }) => isRequired).length;
  if (broken.length === 0) return 'Checklist: complete';
  return `Checklist: ${required > 0 ? `${required} missing for publication, ` : ''}${broken.length - required} to improve`;
}

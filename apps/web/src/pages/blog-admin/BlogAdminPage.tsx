import { PageSection, Stack, Tabs, useToast } from '@org/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ActionCards } from './ActionCards.tsx';
import { ArticlesTab } from './ArticlesTab.tsx';
import { GenerateTab } from './GenerateTab.tsx';
import { KeywordsTab } from './KeywordsTab.tsx';
import { blogAdminQueries, tabOf } from './queries.ts';
import { reasonOf } from './reason-of.ts';
import { usePageHead, type PageHead } from '#layout/page-head.ts';
import { useKeptFocus } from '#layout/useKeptFocus.ts';

/** The rail has an entry for the articles and another for the keywords, so each has its own title. */
const heads: Readonly<Record<ReturnType<typeof tabOf>, PageHead>> = {
  generate: { title: 'Blog Admin', description: 'Write, edit and publish articles.' },
  articles: { title: 'Articles', description: 'Read, edit, publish and schedule articles.' },
  keywords: { title: 'Keywords', description: 'Each keyword is the subject of an article.' },
};

/** The blog administration. The open tab is in the URL. */
export function BlogAdminPage() {
  const [search, setSearch] = useSearchParams();
  const posts = useQuery({ ...blogAdminQueries.posts(search), placeholderData: keepPreviousData });
  const toast = useToast();
  const { error } = posts;
  useEffect(() => {
    if (!error) return undefined;
    return toast({ title: 'Failed to Load Posts', description: reasonOf(error), tone: 'destructive' });
  }, [error, toast]);
  const part = useRef<HTMLDivElement>(null);
  useKeptFocus(part);
  const tab = tabOf(search);
  const head = heads[tab];
  usePageHead(head);
  return (
    <PageSection heading="h1" title={head.title} lead={head.description} onKeyDownCapture={ignoreRepeats}>
      <div ref={part}>
        <Tabs
          label="Blog management"
          value={tab}
          onValueChange={(tab) => setSearch({ tab }, { replace: true })}
          tabs={[
            {
              value: 'generate',
              label: 'Generate Content',
              content: (
                <Stack>
                  <ActionCards posts={posts} />
                  <GenerateTab />
                </Stack>
              ),
            },
            { value: 'articles', label: 'Published Articles', content: <ArticlesTab posts={posts} /> },
            { value: 'keywords', label: 'Keyword Management', content: <KeywordsTab /> },
          ]}
        />
      </div>
    </PageSection>
  );
}

/**
 * Ignores repeated Enter events while the key is held down in a field. They would submit the form again after the first answer.
 * Buttons ignore double clicks by themselves.
 */
function ignoreRepeats(event: KeyboardEvent): void {
  if (event.repeat && event.key === 'Enter' && event.target instanceof HTMLInputElement) {
    event.preventDefault();
  }
}

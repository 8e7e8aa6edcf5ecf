import {
  almanacLinks,
  articlePath,
  publicPaths,
  shopLinks,
  signPath,
  yearPath,
} from '@org/public-pages/paths.ts';
import { Link as TextLink, SearchInput, Stack } from '@org/ui';
import { getZodiacSignById, zodiacSignIds } from '@org/zodiac-core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { get } from '#api/client.ts';
import { OtherLists } from '#listing/OtherLists.tsx';
import { useSession } from '#session/useSession.ts';

interface FoundPage {
  readonly path: string;
  readonly text: string;
}

const maxFound = 8;

const fixedPages: readonly FoundPage[] = [
  { path: publicPaths.sample, text: 'Free sample' },
  { path: publicPaths.blog, text: 'Blog' },
  ...almanacLinks,
  ...zodiacSignIds.map((id) => ({ path: signPath(id), text: `Year of the ${getZodiacSignById(id).name}` })),
  ...shopLinks,
];

/** The pages whose titles have all words of a search, in any order. */
function pagesFound(pages: readonly FoundPage[], search: string): readonly FoundPage[] {
  const words = search.toLowerCase().split(/\s+/);
  return pages.filter(({ text }) => words.every((word) => text.toLowerCase().includes(word)));
}

/** The years 1900 to 2100, which have pages. */
const yearForm = /^(?:19\d\d|20\d\d|2100)$/;

/** Finds public pages and articles by their titles. Readers with access are led to the lists as well. */
export function PageSearch() {
  const [typed, setTyped] = useState('');
  const search = typed.trim();
  const { hasPaid, isAdmin } = useSession();
  const { data, isError } = useQuery({
    ...get('GET /api/blog/published', { query: {} }),
    enabled: search !== '',
  });
  const articles = (data?.posts ?? []).map(({ slug, title }) => ({ path: articlePath(slug), text: title }));
  const years = yearForm.test(search)
    ? [{ path: yearPath(Number(search)), text: `The zodiac year ${search}` }]
    : [];
  const found = pagesFound([...years, ...fixedPages, ...articles], search).slice(0, maxFound);
  return (
    <Stack gap={4}>
      <search>
        <SearchInput
          label="Search the almanac and the blog"
          placeholder="Rat, 1988, career …"
          value={typed}
          onValueChange={setTyped}
        />
      </search>
      {search !== '' && (
        <Stack gap={2}>
          <p role="status">
            {found.length === 0 ? 'No page has these words in its title.' : 'Pages found:'}
            {isError && ' The articles could not be searched.'}
          </p>
          <Stack gap={2} asChild>
            <ul>
              {found.map(({ path, text }) => (
                <li key={path}>
                  <TextLink href={path}>{text}</TextLink>
                </li>
              ))}
            </ul>
          </Stack>
          {(hasPaid || isAdmin) && <OtherLists search={search} />}
        </Stack>
      )}
    </Stack>
  );
}

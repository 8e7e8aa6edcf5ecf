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
import { useLocation } from 'react-router-dom';
import { get } from '#api/client.ts';
import { useIsHydrated } from '#layout/useIsHydrated.ts';
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

/** The years 1900 to 2100, which have pages. */
const yearForm = /^(?:19\d\d|20\d\d|2100)$/;

/** The pages and articles whose titles have all words of a search, in any order. */
function pagesFound(search: string, articles: readonly FoundPage[] = []): readonly FoundPage[] {
  const words = search.toLowerCase().split(/\s+/);
  const years = yearForm.test(search)
    ? [{ path: yearPath(Number(search)), text: `The zodiac year ${search}` }]
    : [];
  return [...years, ...fixedPages, ...articles].filter(({ text }) =>
    words.every((word) => text.toLowerCase().includes(word)),
  );
}

/** The words of an unknown address, such as `/dragon`, if pages have them. */
function wordsOf(path: string): string {
  const words = path.replaceAll(/[^a-z\d]+/gi, ' ').trim();
  return pagesFound(words).length > 0 ? words : '';
}

/**
 * Finds public pages and articles by words in their titles. The search begins with the words of the unknown address. Readers with
 * access also get links to the lists.
 */
export function PageSearch() {
  const { pathname } = useLocation();
  const isHydrated = useIsHydrated();
  const [typed, setTyped] = useState<string>();
  const value = typed ?? (isHydrated ? wordsOf(pathname) : '');
  const search = value.trim();
  const { hasPaid, isAdmin } = useSession();
  const { data, isError } = useQuery({
    ...get('GET /api/blog/published', { query: {} }),
    enabled: search !== '',
  });
  const articles = (data?.posts ?? []).map(({ slug, title }) => ({ path: articlePath(slug), text: title }));
  const found = pagesFound(search, articles).slice(0, maxFound);
  return (
    <Stack gap={4}>
      <search>
        <SearchInput
          label="Search the almanac and the blog"
          placeholder="Rat, 1988, career …"
          value={value}
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

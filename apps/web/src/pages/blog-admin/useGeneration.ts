import type { ArticleLength, BlogPost } from '@org/api-contract';
import { targetWordCounts } from '@org/api-contract/values';
import { useIsMutating, useQueryClient } from '@tanstack/react-query';
import { get, request } from '#api/client.ts';
import { articleChanges as changes } from './queries.ts';
import { useAdminAction } from './useAdminAction.ts';

const key = 'generate-article';
const failed = 'Generation Failed';

const outcomeOf = ({ title, status }: BlogPost, length: ArticleLength): string =>
  withLength(
    status === 'published'
      ? `“${title}” is written and published.`
      : `“${title}” is written and saved as a draft.`,
    length,
  );

const withLength = (outcome: string, { words, isShorter }: ArticleLength): string =>
  isShorter ? `${outcome} It has ${words} words.` : outcome;

/** The specification's settings of an article (section 9), for when the stored ones cannot be read. */
const defaults = {
  businessLocation: 'Global',
  targetWordCount: targetWordCounts.default,
  includeLocalSEO: false,
};

/** Generates an article about a keyword, by default with the word count of the settings. */
export function useGenerate() {
  const queries = useQueryClient();
  return useAdminAction({
    key,
    run: async ({ keyword, targetWordCount }: { keyword: string; targetWordCount?: number | undefined }) => {
      const stored = await queries.ensureQueryData(get('GET /api/blog/settings', {})).catch(() => defaults);
      const { businessLocation, includeLocalSEO } = stored;
      return request('POST /api/blog/generate', {
        body: {
          keyword,
          settings: {
            businessLocation,
            targetWordCount: targetWordCount ?? stored.targetWordCount,
            includeLocalSEO,
          },
        },
      });
    },
    done: ({ post, length }) => ['Article Generated', outcomeOf(post, length)],
    failed,
    changes,
  });
}

/** Generates an article about the active keyword that was used least recently. */
export const useGenerateRandom = () =>
  useAdminAction({
    key,
    run: () => request('POST /api/blog/generate-random', {}),
    done: ({ keyword, post, length }) => [
      'Article Generated',
      `Keyword: ${keyword}. ${outcomeOf(post, length)}`,
    ],
    failed,
    changes,
  });

/** Rewrites an article with the current rules and data. */
export const useRewrite = () =>
  useAdminAction({
    key,
    run: (id: number) => request('POST /api/blog/posts/{id}/rewrite', { params: { id } }),
    done: ({ post: { title }, length }) => [
      'Article Rewritten',
      withLength(
        `“${title}” was written again from the current tables. The old text is under “Earlier texts”.`,
        length,
      ),
    ],
    failed: 'Rewriting Failed',
    changes,
  });

/** Whether an article is being generated. Only one is generated at a time. */
export const useIsGenerating = (): boolean => useIsMutating({ mutationKey: [key] }) > 0;

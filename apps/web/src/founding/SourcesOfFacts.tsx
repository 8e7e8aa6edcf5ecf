import type { FactSource } from '@org/api-contract';
import { Link, Stack } from '@org/ui';

/** Where the facts of a row are from, each with its license. */
export function SourcesOfFacts({ sources }: { sources: readonly FactSource[] }) {
  return (
    <Stack gap={2} asChild>
      <ul>
        {sources.map(({ facts, source, licence, url }) => (
          <li key={facts + source}>
            <strong>{facts}</strong>:{' '}
            {url ? (
              <Link href={url} external>
                {source}
              </Link>
            ) : (
              source
            )}
            , {licence}
          </li>
        ))}
      </ul>
    </Stack>
  );
}

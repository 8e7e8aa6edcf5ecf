import type { FactSource } from '@org/api-contract';
import { Link, Stack } from '@org/ui';
import { useQuery } from '@tanstack/react-query';
import { get } from '#api/client.ts';

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

/** A mail link to the address for corrections, if the operator has one. It contains no data about the reader. */
export function ReportError({ name }: { name: string }) {
  const { data } = useQuery(get('GET /api/client-config', {}));
  const address = data?.correctionsEmail;
  if (!address) return null;
  const page = window.location.origin + window.location.pathname;
  const subject = encodeURIComponent(`Correction: ${name}`);
  const body = encodeURIComponent(`${page}\n\nWhat is wrong? Where can we find the correct fact?\n`);
  return (
    <p>
      Is something wrong here?{' '}
      <Link href={`mailto:${address}?subject=${subject}&body=${body}`}>Report an error</Link>, with a source
      if you can.
    </p>
  );
}

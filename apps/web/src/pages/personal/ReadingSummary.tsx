import { Link as TextLink, Stack } from '@org/ui';
import { bookAnchor } from '#paths.ts';
import { Points } from './Points.tsx';
import type { Reading } from './queries.ts';

/** The chapters that the part about the year ahead sums up. */
const idsAhead: readonly string[] = ['year-ahead', 'months'];

/** The summary at the beginning of a reading. */
export function ReadingSummary({ summary, sections }: Pick<Reading, 'summary' | 'sections'>) {
  return (
    <>
      {summary.paragraphs.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <Points {...summary} />
      <h3>The year ahead</h3>
      <p>{summary.yearAhead.join(' ')}</p>
      <Stack direction="row" asChild>
        <p>
          {sections
            .filter(({ id }) => idsAhead.includes(id))
            .map(({ id, heading }) => (
              <TextLink key={id} href={`#${id}`}>
                {heading}
              </TextLink>
            ))}
          <TextLink href={`#${bookAnchor}`}>Download as a book</TextLink>
        </p>
      </Stack>
      {summary.certainty !== undefined && (
        <p>
          <em>{summary.certainty}</em>
        </p>
      )}
    </>
  );
}

import { Points } from './Points.tsx';
import type { Reading } from './queries.ts';

/** The first page of a reading. */
export function ReadingSummary({ summary }: Pick<Reading, 'summary'>) {
  return (
    <>
      {summary.paragraphs.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <Points {...summary} />
      <h3>The year ahead</h3>
      <p>{summary.yearAhead.join(' ')}</p>
      {summary.certainty !== undefined && (
        <p>
          <em>{summary.certainty}</em>
        </p>
      )}
    </>
  );
}

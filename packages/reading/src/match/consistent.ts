import { claim } from '../paragraph.ts';
import type { Claim, Paragraph } from '../reading.ts';

/** A subject of which a page speaks once, although several rules can lead to it. */
type Theme = 'tone' | 'plans' | 'misread' | 'thanks' | 'choice' | 'holiday' | 'bill' | 'quarrel' | 'tasks';

const prefix = 'theme:';

export const about = (theme: Theme, value: string): Claim => claim(`${prefix}${theme}`, value);

/**
 * The paragraphs without those that contradict an earlier one or that repeat its theme.
 *
 * @param earlier - paragraphs of the sections before, which stay
 */
export function consistent(
  paragraphs: readonly Paragraph[],
  earlier: readonly Paragraph[] = [],
): Paragraph[] {
  const said = new Map(
    earlier.flatMap(({ claims }) => claims).map(({ subject, value }) => [subject, value] as const),
  );
  return paragraphs.filter(({ claims }) => {
    const yields = claims.some(
      ({ subject, value }) =>
        said.has(subject) && (subject.startsWith(prefix) || said.get(subject) !== value),
    );
    if (!yields) for (const { subject, value } of claims) said.set(subject, value);
    return !yields;
  });
}

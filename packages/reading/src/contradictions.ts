import type { Claim, Reading } from './reading.ts';

/** The claims of a reading that contradict each other: one subject with more than one value. Empty when there is none. */
export function contradictions({ sections }: Pick<Reading, 'sections'>): Claim[] {
  const valueOf = new Map<string, string>();
  return sections
    .flatMap(({ paragraphs }) => paragraphs.flatMap(({ claims }) => claims))
    .filter(({ subject, value }) => {
      const known = valueOf.get(subject) ?? value;
      valueOf.set(subject, known);
      return known !== value;
    });
}

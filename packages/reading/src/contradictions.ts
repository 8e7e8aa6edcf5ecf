import type { Claim, Paragraph } from './reading.ts';

interface Told {
  readonly sections: readonly { readonly paragraphs: readonly Paragraph[] }[];
}

/** The claims of a reading that contradict each other: one subject with more than one value. Empty when there is none. */
export function contradictions({ sections }: Told): Claim[] {
  const valueOf = new Map<string, string>();
  return sections
    .flatMap(({ paragraphs }) => paragraphs.flatMap(({ claims }) => claims))
    .filter(({ subject, value }) => {
      const known = valueOf.get(subject) ?? value;
      valueOf.set(subject, known);
      return known !== value;
    });
}

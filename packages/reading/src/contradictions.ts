import type { Claim, Paragraph } from './reading.ts';

interface Told {
  readonly sections: readonly { readonly paragraphs: readonly Paragraph[] }[];
}

/** The contradictions in a reading: claims about one subject with different values. */
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

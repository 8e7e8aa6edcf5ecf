import type { KeptThing } from '@org/api-contract';

/** The filters of the page, as in its address. */
export const filterNames = ['search', 'kind', 'zodiac'] as const;

type Filters = Record<(typeof filterNames)[number], string>;

const plain = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** The saved things that match the filters. Every word of the search is in the name, the detail or the note. */
export function findKept(things: readonly KeptThing[], { search, kind, zodiac }: Filters): KeptThing[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  return things.filter((thing) => {
    const text = plain([thing.name, thing.detail, thing.note].join(' '));
    return (
      (kind === '' || thing.kind === kind) &&
      (zodiac === '' || thing.zodiacSign === zodiac) &&
      words.every((word) => text.includes(word))
    );
  });
}

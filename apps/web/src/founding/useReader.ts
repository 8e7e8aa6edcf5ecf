import { useQuery } from '@tanstack/react-query';
import type { Element, ZodiacSignId } from '@org/zodiac-core';
import type { Birth } from '#birth/birth.ts';
import { sampleOf } from '#birth/sample.ts';
import { storedBirth } from '#birth/stored-birth.ts';
import { savedPeople } from '#people/queries.ts';

/** The reader's sign and element for pages about foundings. It does not contain the birth date. */
export interface Reader {
  readonly sign: ZodiacSignId;
  /** The element of the zodiac year of birth. */
  readonly element: Element;
}

/** The reader, from the birth on this device or else from the saved person marked as “Myself”. */
export function useReader(): Reader | undefined {
  const onDevice = readerOf(storedBirth());
  const { data } = useQuery({ ...savedPeople(), enabled: !onDevice });
  return onDevice ?? readerOf(data?.people.find(({ relation }) => relation === 'self')?.birth);
}

export function readerOf(birth: Pick<Birth, 'date' | 'calendar'> | undefined): Reader | undefined {
  const sample = birth && sampleOf(birth.date, birth.calendar);
  return sample && { sign: sample.sign.id, element: sample.born.yearElement };
}

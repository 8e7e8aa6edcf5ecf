import { dateInWords } from './date-in-words.ts';

interface FoundedOnProps {
  row: {
    readonly foundedYear: number;
    readonly foundedMonth: number | null;
    readonly foundedDay: number | null;
    readonly dateSource: string | null;
  };
}

/** A founding date as far as it is known, and how certain it is. */
export function FoundedOn({
  row: { foundedYear: year, foundedMonth: month, foundedDay: day, dateSource },
}: FoundedOnProps) {
  const date = dateInWords({ year, month, day });
  return dateSource === 'general knowledge' ? `${date}, as commonly given` : date;
}

import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { sampleOf, type Sample } from './sample.ts';

export interface BirthDate {
  /** `YYYY-MM-DD` from the URL; an empty text if there is none. Not validated. */
  date: string;
  /** The sign of the date, if it is valid. */
  sample: Sample | undefined;
  /** Whether the date was chosen or cleared on this page, and not by its URL. */
  isChosen: boolean;
  /** Puts a date into the URL; an empty text clears it. */
  choose: (date: string) => void;
}

/** The birth date of a page, stored in its URL. */
export function useBirthDate(): BirthDate {
  const [params, setParams] = useSearchParams();
  const [isChosen, setIsChosen] = useState(false);
  const date = params.get('date') ?? '';
  return {
    date,
    sample: sampleOf(date),
    isChosen,
    choose: (next) => {
      setIsChosen(true);
      setParams(next ? { date: next } : {});
    },
  };
}

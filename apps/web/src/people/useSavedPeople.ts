import { useQuery } from '@tanstack/react-query';
import { useRetry } from '#api/useRetry.ts';
import { savedPeople } from './queries.ts';

/** The people whom the user has saved; `undefined` while they are loading, and where that failed. */
export function useSavedPeople() {
  const query = useQuery(savedPeople());
  return { people: query.data?.people, ...useRetry(query) };
}

import { useQuery } from '@tanstack/react-query';
import { MatchAnswer } from '../MatchAnswer.tsx';
import { matchOfFamily, type Somebody } from '../queries.ts';
import { FamilyChapters } from './FamilyChapters.tsx';

/** The match of a family. */
export function MatchOfFamily({ people }: { people: readonly Somebody[] }) {
  const query = useQuery(matchOfFamily(people));
  return <MatchAnswer query={query}>{(match) => <FamilyChapters match={match} />}</MatchAnswer>;
}

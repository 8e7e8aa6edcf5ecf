import { useQuery } from '@tanstack/react-query';
import { MatchAnswer } from './MatchAnswer.tsx';
import { MatchChapters } from './MatchChapters.tsx';
import { matchOf, type TwoPeople } from './queries.ts';

/** The match of two people. */
export function MatchOfTwo({ people }: { people: TwoPeople }) {
  const query = useQuery(matchOf(people));
  return <MatchAnswer query={query}>{(match) => <MatchChapters match={match} />}</MatchAnswer>;
}

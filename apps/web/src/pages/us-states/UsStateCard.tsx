import type { UsState } from '@org/api-contract';
import { Badge, Button, DataCard, LogoOrLetter, ZodiacBadge } from '@org/ui';
import { Link } from 'react-router-dom';
import { rowPath } from '#founding/lists.ts';
import { KeepButton } from '#kept/KeepButton.tsx';
import { matchFact } from '#listing/match-fact.tsx';

interface UsStateCardProps {
  state: UsState;
  /** A line that no other card of the page has. */
  insight?: string | undefined;
}

export function UsStateCard({ state, insight }: UsStateCardProps) {
  const { slug, name, zodiacSign, category, region, statehoodYear, capital, nickname, description } = state;
  return (
    <DataCard
      title={name}
      logo={<LogoOrLetter name={name} src={null} />}
      badges={
        <>
          <ZodiacBadge sign={zodiacSign} />
          <Badge>{category}</Badge>
        </>
      }
      facts={[
        ...matchFact(state.match),
        ['Region', region],
        ['Founded', statehoodYear],
        ['Capital', capital],
        ['Nickname', state.match?.field === 'nickname' ? null : nickname],
        ['In the zodiac', insight],
      ]}
      description={description}
      actions={
        <>
          <Button asChild>
            <Link to={rowPath('us-states', slug)} aria-label={`More about ${name}`}>
              More
            </Link>
          </Button>
          <KeepButton kind="usState" id={state.id} name={name} />
        </>
      }
    />
  );
}

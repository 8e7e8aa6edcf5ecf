import type { UsState } from '@org/api-contract';
import { Badge, Button, DataCard, ZodiacBadge } from '@org/ui';
import { memo } from 'react';
import { RowLink, RowLogo } from '#founding/RowLink.tsx';
import { KeepButton } from '#kept/KeepButton.tsx';
import { matchFact } from '#listing/match-fact.tsx';

interface UsStateCardProps {
  state: UsState;
  /** A line that no other card of the page has. */
  insight?: string | undefined;
}

export const UsStateCard = memo(function UsStateCard({ state, insight }: UsStateCardProps) {
  const { slug, name, zodiacSign, category, region, statehoodYear, capital, nickname, description } = state;
  return (
    <DataCard
      title={name}
      logo={<RowLogo list="us-states" slug={slug} name={name} src={null} />}
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
            <RowLink
              list="us-states"
              slug={slug}
              row={{ name, zodiacSign, logoUrl: null }}
              aria-label={`More about ${name}`}
            >
              More
            </RowLink>
          </Button>
          <KeepButton kind="usState" id={state.id} name={name} />
        </>
      }
    />
  );
});

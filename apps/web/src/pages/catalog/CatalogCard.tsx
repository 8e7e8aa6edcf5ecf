import type { AnyList, ListedRow } from '@org/api-contract/lists';
import { Badge, Button, DataCard, ZodiacBadge } from '@org/ui';
import { memo } from 'react';
import { factsShown } from '#founding/Facts.tsx';
import { RowLink, RowLogo } from '#founding/RowLink.tsx';
import { KeepButton } from '#kept/KeepButton.tsx';
import { matchFact } from '#listing/match-fact.tsx';

interface CatalogCardProps {
  list: AnyList;
  row: ListedRow;
  /** A line that no other card of the page has. */
  insight?: string | undefined;
}

/** A row of a list. Drawn when it changes only, as a page draws its filters with every letter of a search. */
export const CatalogCard = memo(function CatalogCard({ list, row, insight }: CatalogCardProps) {
  const { id, slug, name, zodiacSign, description, logoUrl = null, website, match } = row;
  return (
    <DataCard
      title={name}
      logo={<RowLogo list={list.id} slug={slug} name={name} src={logoUrl} />}
      badges={
        <>
          <ZodiacBadge sign={zodiacSign} />
          {list.facts.badges(row).map((badge) => badge && <Badge key={badge}>{badge}</Badge>)}
        </>
      }
      facts={[...matchFact(match), ...factsShown(list.facts.card(row)), ['In the zodiac', insight]]}
      description={description}
      actions={
        <>
          <Button asChild>
            <RowLink
              list={list.id}
              slug={slug}
              row={{ name, zodiacSign, logoUrl }}
              aria-label={`More about ${name}`}
            >
              More
            </RowLink>
          </Button>
          {website && (
            <Button asChild>
              <a
                href={website}
                target="_blank"
                rel="noopener noreferrer"
                aria-label={`Visit website of ${name} (opens in a new tab)`}
              >
                Visit website
              </a>
            </Button>
          )}
          <KeepButton kind={list.kind} id={id} name={name} />
        </>
      }
    />
  );
});

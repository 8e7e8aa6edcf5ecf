import { Badge, Button, DataCard, ZodiacBadge } from '@org/ui';
import { memo } from 'react';
import { lists } from '#founding/lists.ts';
import { RowLink, RowLogo } from '#founding/RowLink.tsx';
import { KeepButton } from '#kept/KeepButton.tsx';
import { matchFact } from '#listing/match-fact.tsx';
import type { ListDescriptor, ListedRow } from './list-descriptor.ts';

interface CatalogCardProps<Row extends ListedRow> {
  list: Pick<ListDescriptor<Row, never>, 'id' | 'factsOf'>;
  row: Row;
  /** A line that no other card of the page has. */
  insight?: string | undefined;
}

function Card<Row extends ListedRow>({ list: { id: list, factsOf }, row, insight }: CatalogCardProps<Row>) {
  const { id, slug, name, zodiacSign, category, description, logoUrl = null, website, match } = row;
  return (
    <DataCard
      title={name}
      logo={<RowLogo list={list} slug={slug} name={name} src={logoUrl} />}
      badges={
        <>
          <ZodiacBadge sign={zodiacSign} />
          <Badge>{category}</Badge>
        </>
      }
      facts={[...matchFact(match), ...factsOf(row), ['In the zodiac', insight]]}
      description={description}
      actions={
        <>
          <Button asChild>
            <RowLink
              list={list}
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
          <KeepButton kind={lists[list].kind} id={id} name={name} />
        </>
      }
    />
  );
}

/** A row of a described list. Drawn when it changes only, as a page draws its filters with every letter of a search. */
export const CatalogCard = memo(Card) as typeof Card;

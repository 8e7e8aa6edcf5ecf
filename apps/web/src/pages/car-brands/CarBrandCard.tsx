import type { CarBrand } from '@org/api-contract';
import { Badge, Button, DataCard, ZodiacBadge } from '@org/ui';
import { memo } from 'react';
import { RowLink, RowLogo } from '#founding/RowLink.tsx';
import { KeepButton } from '#kept/KeepButton.tsx';
import { foundedFacts } from '#listing/founded-facts.ts';
import { matchFact } from '#listing/match-fact.tsx';

interface CarBrandCardProps {
  brand: CarBrand;
  /** A line that no other card of the page has. */
  insight?: string | undefined;
}

export const CarBrandCard = memo(function CarBrandCard({ brand, insight }: CarBrandCardProps) {
  const { slug, name, logoUrl, website, zodiacSign, category, country, description, parent } = brand;
  return (
    <DataCard
      title={name}
      logo={<RowLogo list="car-brands" slug={slug} name={name} src={logoUrl} />}
      badges={
        <>
          <ZodiacBadge sign={zodiacSign} />
          <Badge>{category}</Badge>
        </>
      }
      facts={[
        ...matchFact(brand.match),
        ['Country', country],
        ...foundedFacts(brand),
        ['Part of', brand.match?.field === 'parent' ? null : parent],
        ['In the zodiac', insight],
      ]}
      description={description}
      actions={
        <>
          <Button asChild>
            <RowLink list="car-brands" slug={slug} row={brand} aria-label={`More about ${name}`}>
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
          <KeepButton kind="carBrand" id={brand.id} name={name} />
        </>
      }
    />
  );
});

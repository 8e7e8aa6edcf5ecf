import type { CarBrand } from '@org/api-contract';
import { Badge, Button, DataCard, LogoOrLetter, ZodiacBadge } from '@org/ui';

export function CarBrandCard({ brand }: { brand: CarBrand }) {
  const { name, logoUrl, website, zodiacSign, category, country, foundedYear, description } = brand;
  return (
    <DataCard
      title={name}
      logo={<LogoOrLetter name={name} src={logoUrl} />}
      badges={
        <>
          <ZodiacBadge sign={zodiacSign} />
          <Badge>{category}</Badge>
        </>
      }
      facts={[
        ['Country', country],
        ['Founded', foundedYear],
      ]}
      description={description}
      actions={
        website && (
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
        )
      }
    />
  );
}

import type { Company } from '@org/api-contract';
import { Badge, Button, DataCard, LogoOrLetter, ZodiacBadge } from '@org/ui';

export function CompanyCard({ company }: { company: Company }) {
  const { name, logoUrl, website, zodiacSign, industry, location, foundedYear, description, careersUrl } =
    company;
  return (
    <DataCard
      title={name}
      href={website}
      logo={<LogoOrLetter name={name} src={logoUrl} />}
      badges={
        <>
          <ZodiacBadge sign={zodiacSign} />
          {industry && <Badge>{industry}</Badge>}
        </>
      }
      facts={[
        ['Location', location],
        ['Founded', foundedYear],
      ]}
      description={description}
      actions={
        careersUrl && (
          <Button asChild>
            <a href={careersUrl} target="_blank" rel="noopener noreferrer" aria-label={`Careers at ${name}`}>
              Careers
            </a>
          </Button>
        )
      }
    />
  );
}

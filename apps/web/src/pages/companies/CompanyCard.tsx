import type { Company } from '@org/api-contract';
import { Badge, Button, DataCard, LogoOrLetter, ZodiacBadge } from '@org/ui';
import { useState } from 'react';
import { OpeningsDialog } from './OpeningsDialog.tsx';

export function CompanyCard({ company }: { company: Company }) {
  const [isOpen, setIsOpen] = useState(false);
  const {
    name,
    logoUrl,
    website,
    zodiacSign,
    industry,
    location,
    foundedYear,
    description,
    careersUrl,
    openings,
  } = company;
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
        (careersUrl || openings > 0) && (
          <>
            {careersUrl && (
              <Button asChild>
                <a
                  href={careersUrl}
                  target="_blank"
                  rel="noopener noreferrer"
                  aria-label={`Careers at ${name} (opens in a new tab)`}
                >
                  Careers
                </a>
              </Button>
            )}
            {openings > 0 && (
              <Button onClick={() => setIsOpen(true)} aria-label={`${count(openings)} at ${name}`}>
                {count(openings)}
              </Button>
            )}
            {isOpen && <OpeningsDialog company={company} onClose={() => setIsOpen(false)} />}
          </>
        )
      }
    />
  );
}

const count = (openings: number): string => `${openings} ${openings === 1 ? 'opening' : 'openings'}`;

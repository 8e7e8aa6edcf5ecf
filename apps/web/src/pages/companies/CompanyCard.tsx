import type { Company } from '@org/api-contract';
import { Badge, Button, DataCard, LogoOrLetter, ZodiacBadge } from '@org/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { rowPath } from '#founding/lists.ts';
import { OpeningsDialog } from './OpeningsDialog.tsx';

interface CompanyCardProps {
  company: Company;
  /** A line that no other card of the page has. */
  insight?: string | undefined;
}

export function CompanyCard({ company, insight }: CompanyCardProps) {
  const [isOpen, setIsOpen] = useState(false);
  const {
    slug,
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
        ['In the zodiac', insight],
      ]}
      description={description}
      actions={
        <>
          <Button asChild>
            <Link to={rowPath('companies', slug)} aria-label={`More about ${name}`}>
              More
            </Link>
          </Button>
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
      }
    />
  );
}

const count = (openings: number): string => `${openings} ${openings === 1 ? 'opening' : 'openings'}`;

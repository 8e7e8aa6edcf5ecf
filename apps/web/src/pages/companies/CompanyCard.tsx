import type { Company } from '@org/api-contract';
import { Badge, Button, DataCard, ZodiacBadge } from '@org/ui';
import { memo, useState } from 'react';
import { RowLink, RowLogo } from '#founding/RowLink.tsx';
import { KeepButton } from '#kept/KeepButton.tsx';
import { foundedFacts } from '#listing/founded-facts.ts';
import { matchFact } from '#listing/match-fact.tsx';
import { OpeningsDialog } from './OpeningsDialog.tsx';

interface CompanyCardProps {
  company: Company;
  /** A line that no other card of the page has. */
  insight?: string | undefined;
}

export const CompanyCard = memo(function CompanyCard({ company, insight }: CompanyCardProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { slug, name, logoUrl, website, zodiacSign, industry, location, description, careersUrl, openings } =
    company;
  return (
    <DataCard
      title={name}
      href={website}
      logo={<RowLogo list="companies" slug={slug} name={name} src={logoUrl} />}
      badges={
        <>
          <ZodiacBadge sign={zodiacSign} />
          {industry && <Badge>{industry}</Badge>}
        </>
      }
      facts={[
        ...matchFact(company.match),
        ['Legal name', company.match?.field === 'legalName' ? null : company.legalName],
        ['Location', location],
        ...foundedFacts(company),
        ['Now', statusOf(company)],
        ['In the zodiac', insight],
      ]}
      description={description}
      actions={
        <>
          <Button asChild>
            <RowLink list="companies" slug={slug} row={company} aria-label={`More about ${name}`}>
              More
            </RowLink>
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
          <KeepButton kind="company" id={company.id} name={name} />
          {isOpen && <OpeningsDialog company={company} onClose={() => setIsOpen(false)} />}
        </>
      }
    />
  );
});

/** What became of a company: `Acquired by Mars in 2025`. */
function statusOf({ status, statusYear, parent }: Company): string | null {
  if (status === null) return parent && `Part of ${parent}`;
  const by = status === 'acquired' || status === 'merged' ? parent : null;
  return [
    statusNames[status],
    by && `${status === 'merged' ? 'with' : 'by'} ${by}`,
    statusYear && `in ${statusYear}`,
  ]
    .filter(Boolean)
    .join(' ');
}

const statusNames = {
  acquired: 'Acquired',
  merged: 'Merged',
  bankrupt: 'Bankrupt',
  closed: 'Closed',
} as const;

const count = (openings: number): string => `${openings} ${openings === 1 ? 'opening' : 'openings'}`;

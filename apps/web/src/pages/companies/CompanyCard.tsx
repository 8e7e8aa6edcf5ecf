import type { Company } from '@org/api-contract';
import { listOf } from '@org/api-contract/lists';
import { Badge, Button, DataCard, ZodiacBadge } from '@org/ui';
import { memo, useState } from 'react';
import { factsShown } from '#founding/Facts.tsx';
import { RowLink, RowLogo } from '#founding/RowLink.tsx';
import { KeepButton } from '#kept/KeepButton.tsx';
import { matchFact } from '#listing/match-fact.tsx';
import { OpeningsDialog } from './OpeningsDialog.tsx';

const list = listOf('companies');

interface CompanyCardProps {
  company: Company;
  /** A line that no other card of the page has. */
  insight?: string | undefined;
}

export const CompanyCard = memo(function CompanyCard({ company, insight }: CompanyCardProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { slug, name, logoUrl, website, zodiacSign, industry, description, careersUrl, openings } = company;
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
        ...factsShown(list.facts.card(company)),
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

const count = (openings: number): string => `${openings} ${openings === 1 ? 'opening' : 'openings'}`;

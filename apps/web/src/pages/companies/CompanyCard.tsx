import type { Company } from '@org/api-contract';
import { listOf } from '@org/api-contract/lists';
import { Button, Link as TextLink } from '@org/ui';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { RowCard } from '#founding/RowCard.tsx';
import { paths } from '#paths.ts';

const list = listOf('companies');

interface CompanyCardProps {
  company: Company;
  /** A line on how the company's zodiac year suits the reader. */
  insight?: string | undefined;
}

/** A company: the card of a row with its openings and its careers page. */
export const CompanyCard = memo(function CompanyCard({ company, insight }: CompanyCardProps) {
  const { id, name, careersUrl, openings } = company;
  return (
    <RowCard
      list={list}
      row={company}
      insight={insight}
      facts={
        openings > 0
          ? [
              [
                'Hiring',
                <TextLink key="openings" asChild>
                  <Link to={`${paths.openings}?companyId=${id}`} aria-label={`${count(openings)} at ${name}`}>
                    {count(openings)}
                  </Link>
                </TextLink>,
              ],
            ]
          : []
      }
    >
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
    </RowCard>
  );
});

const count = (openings: number): string => `${openings} ${openings === 1 ? 'opening' : 'openings'}`;

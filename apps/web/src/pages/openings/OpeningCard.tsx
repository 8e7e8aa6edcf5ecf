import type { Opening } from '@org/api-contract';
import { dayInWords } from '@org/api-contract/lists';
import { Badge, DataCard, LogoOrLetter, ZodiacBadge } from '@org/ui';
import { memo } from 'react';
import { RowLink } from '#founding/RowLink.tsx';
import { Bookmark } from '#kept/KeepButton.tsx';
import { useIsNarrow } from '#layout/useIsNarrow.ts';
import { placesLine } from '#listing/places-line.ts';
import { shortDate } from '#listing/dates-in-words.ts';
import { modeNames } from './mode-names.ts';

/** An opening of a company. On a phone it is shorter, so that a page of twenty is quicker to scan. */
export const OpeningCard = memo(function OpeningCard({ opening }: { opening: Opening }) {
  const { companyName, places, workModes, type, marks, postedDate } = opening;
  const isNarrow = useIsNarrow();
  const company = (
    <RowLink list="companies" slug={opening.companySlug}>
      {companyName}
    </RowLink>
  );
  return (
    <DataCard
      title={opening.title}
      href={opening.url}
      logo={<LogoOrLetter name={companyName} src={opening.companyLogoUrl} />}
      corner={<Bookmark kind="opening" id={opening.id} name={`${opening.title} at ${companyName}`} />}
      badges={
        <>
          <ZodiacBadge sign={opening.zodiacSign} />
          {workModes.map((mode) => (
            <Badge key={mode}>{modeNames[mode]}</Badge>
          ))}
          {type && <Badge>{type}</Badge>}
          {marks.includes('reposted') && <Badge variant="primary">Posted repeatedly</Badge>}
          {marks.includes('old') && <Badge variant="primary">Long open</Badge>}
        </>
      }
      facts={[
        ['Company', company],
        [places.length > 1 ? 'Places' : 'Place', placesLine(places)],
        ['Department', isNarrow ? null : opening.department],
        ['Salary', opening.salary],
        ['Posted', postedDate && (isNarrow ? shortDate(postedDate) : dayInWords(postedDate))],
        ['Last verified', isNarrow ? null : dayInWords(opening.lastVerifiedAt)],
        ['Note', evidenceOf(opening)],
      ]}
      description={isNarrow ? null : opening.description}
    />
  );
});

/** Why an opening is marked, such as "First seen August 12, 2026, posted again 4 times." `null` without a mark. */
function evidenceOf({
  marks,
  firstSeenAt,
  openSince,
  reposts,
}: Pick<Opening, 'marks' | 'firstSeenAt' | 'openSince' | 'reposts'>): string | null {
  const sentences = [
    marks.includes('reposted') && `First seen on ${dayInWords(firstSeenAt)}, posted again ${reposts} times.`,
    marks.includes('old') && `Open since ${dayInWords(openSince)}, for more than 90 days.`,
  ].filter((sentence) => sentence !== false);
  return sentences.join(' ') || null;
}

import type { SearchMatch } from '@org/api-contract';
import type { AnyList, ListedRow } from '@org/api-contract/lists';
import { Badge, Button, DataCard, ZodiacBadge } from '@org/ui';
import { memo, type ReactNode } from 'react';
import { Bookmark } from '#kept/KeepButton.tsx';
import { factsShown } from './Facts.tsx';
import { RowLink, RowLogo } from './RowLink.tsx';

interface RowCardProps {
  list: AnyList;
  row: ListedRow;
  /** A line on how the row's zodiac year suits the reader. */
  insight?: string | undefined;
  /** Further facts, after those of the list. */
  facts?: readonly (readonly [label: string, value: ReactNode])[];
  /** Further actions, shown before the link to the page of the row. */
  children?: ReactNode;
}

/** A row of a list. It is memoized, because its page renders on every letter typed into the search. */
export const RowCard = memo(function RowCard({ list, row, insight, facts = [], children }: RowCardProps) {
  const { id, slug, name, zodiacSign, description, logoUrl = null, website, match } = row;
  return (
    <DataCard
      title={name}
      href={website}
      logo={<RowLogo list={list.id} slug={slug} name={name} src={logoUrl} />}
      corner={<Bookmark kind={list.kind} id={id} name={name} />}
      badges={
        <>
          <ZodiacBadge sign={zodiacSign} />
          {list.facts.badges(row).map((badge) => badge && <Badge key={badge}>{badge}</Badge>)}
        </>
      }
      facts={[...matchFact(match), ...factsShown(list.facts.card(row)), ...facts]}
      note={insight}
      description={description}
      actions={
        <>
          {children}
          <Button asChild variant="quiet">
            <RowLink
              list={list.id}
              slug={slug}
              row={{ name, zodiacSign, logoUrl }}
              aria-label={`Details of ${name}`}
            >
              Details
            </RowLink>
          </Button>
        </>
      }
    />
  );
});

const fieldNames: Readonly<Record<SearchMatch['field'], string>> = {
  name: 'Name',
  legalName: 'Legal name',
  formerName: 'Formerly',
  alias: 'Also found as',
  ticker: 'Symbol',
  knownFor: 'Known for',
  founder: 'Founder',
  parent: 'Part of',
  place: 'Place',
  industry: 'Industry',
  model: 'Model',
  nickname: 'Nickname',
  symbol: 'Symbol',
  category: 'Category',
  history: 'History',
};

/** Why a search has found a row, as a fact of its card: the field, and its text with the words marked. */
function matchFact(match: SearchMatch | null | undefined): (readonly [string, ReactNode])[] {
  return match ? [[fieldNames[match.field], marked(match)]] : [];
}

function marked({ text, marks }: SearchMatch): ReactNode {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const [from = 0, to = 0] of marks) {
    if (from < end) continue;
    parts.push(text.slice(end, from), <mark key={from}>{text.slice(from, to)}</mark>);
    end = to;
  }
  return [...parts, text.slice(end)];
}

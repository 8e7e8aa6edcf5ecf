import type { SearchMatch } from '@org/api-contract';
import type { ReactNode } from 'react';

const labels: Readonly<Record<SearchMatch['field'], string>> = {
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
export function matchFact(match: SearchMatch | null | undefined): (readonly [string, ReactNode])[] {
  return match ? [[labels[match.field], marked(match)]] : [];
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

import { titleOf, type AnyList, type ListedRow } from '@org/api-contract/lists';
import { readFounding } from '@org/reading/founding';
import { Badge, Button, PageSection, Reading, ReadingSection, Stack, ZodiacBadge } from '@org/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { KeepButton } from '#kept/KeepButton.tsx';
import { presentZodiacYear } from '#birth/present-zodiac-year.ts';
import type { RowAnswer } from '#listing/list-queries.ts';
import { usePageHead } from '#layout/page-head.ts';
import { Paragraphs } from '#reading/Paragraphs.tsx';
import { RulesOfSection } from '#reading/RulesOfSection.tsx';
import { comparePath } from '#founding/compare-address.ts';
import { Facts } from './Facts.tsx';
import { Neighbours } from './Neighbours.tsx';
import { RowHead } from './RowHead.tsx';
import { ReportError } from './ReportError.tsx';
import { SourcesOfFacts } from './SourcesOfFacts.tsx';
import { WithPeople } from './WithPeople.tsx';
import { YearsTimeline } from './YearsTimeline.tsx';

interface DetailPageProps {
  list: AnyList;
  row: ListedRow;
  answer: RowAnswer;
  /** Further sections, before the sources. */
  sections?: readonly { readonly id: string; readonly title: string; readonly content: ReactNode }[];
}

/** A row of a list: its facts, what tradition says of its beginning, and its place among the others. */
export function DetailPage({
  list,
  row,
  answer: { neighbours, sources, company },
  sections = [],
}: DetailPageProps) {
  const { name, slug, id } = row;
  const date = list.dateOf(row);
  const endedYear = list.endedYear(row);
  const lead = list.facts.lead(row);
  const { verb, since } = list.beginning;
  const reading = readFounding({ name, date, endedYear, began: verb }, presentZodiacYear());
  const { sign, polarity, element, pillar } = reading.facts;
  const rules = new Map(reading.rules.map((rule) => [rule.id as string, rule]));
  const title = `${polarity} ${element} ${sign.name}`;
  usePageHead({
    title: `${name} · ${titleOf(list)}`,
    description: `${name}, ${since} since ${date.year}: ${title} ${pillar.name}. ${lead ?? ''}`.trim(),
  });
  const parts = [
    {
      id: 'tradition',
      title: 'What tradition says of such a beginning',
      content: <Paragraphs heading="Tradition" paragraphs={reading.paragraphs} rules={rules} />,
      aside: <RulesOfSection paragraphs={reading.paragraphs} rules={rules} />,
    },
    { id: 'you', title: 'You and it', content: <WithPeople founded={{ name, sign: sign.id }} /> },
    {
      id: 'years',
      title: 'Its zodiac years',
      figure: <YearsTimeline facts={reading.facts} events={list.facts.events(row)} endedYear={endedYear} />,
    },
    {
      id: 'neighbours',
      title: 'Neighbors',
      figure: (
        <Neighbours
          list={list.id}
          groups={[
            { title: 'Of the same year', rows: neighbours.sameYear },
            { title: `Of the ${sign.name} as well`, rows: neighbours.sameSign },
            { title: 'In harmony', rows: neighbours.inHarmony },
            { title: 'Across the wheel', rows: neighbours.acrossTheWheel },
          ]}
        />
      ),
    },
    ...sections,
    {
      id: 'sources',
      title: 'Sources and corrections',
      content: (
        <>
          <SourcesOfFacts sources={sources} />
          <ReportError name={name} />
        </>
      ),
    },
  ];
  return (
    <PageSection>
      <Stack gap={6}>
        <RowHead list={list.id} slug={slug} row={{ name, zodiacSign: sign.id, logoUrl: row.logoUrl ?? null }}>
          <p style={{ maxWidth: 'var(--za-measure)' }}>
            {title} <span lang="zh-Hant">{pillar.name}</span>, {pillar.pinyin}
            {lead && ` · ${lead}`}
          </p>
          <Stack direction="row" gap={2}>
            <ZodiacBadge sign={sign.id} />
            {list.facts.detailBadges(row).map((badge) => badge && <Badge key={badge}>{badge}</Badge>)}
          </Stack>
        </RowHead>
        <Stack direction="row" gap={3}>
          <SiteLinks row={row} />
          <Button asChild>
            <Link to={comparePath(list.id, [slug])}>Compare</Link>
          </Button>
          <KeepButton kind={list.kind} id={id} name={name} />
        </Stack>
        <Facts facts={list.facts.detail(row, company)} />
        <Reading
          headings={parts.map(({ id, title: text }) => ({ id, text }))}
          contentsTitle={`About ${name}`}
        >
          {parts.map(({ id, title: heading, ...part }) => (
            <ReadingSection
              key={id}
              id={id}
              title={heading}
              figure={'figure' in part ? part.figure : undefined}
              aside={'aside' in part ? part.aside : undefined}
            >
              {'content' in part && part.content}
            </ReadingSection>
          ))}
        </Reading>
      </Stack>
    </PageSection>
  );
}

/** Links to the site of a row, and of a company to its careers page. */
function SiteLinks({ row }: { row: ListedRow & { readonly careersUrl?: string | null } }) {
  const links = [
    { href: row.website, text: 'Website', of: `Website of ${row.name}` },
    { href: row.careersUrl, text: 'Careers', of: `Careers at ${row.name}` },
  ];
  return links.map(
    ({ href, text, of }) =>
      href && (
        <Button key={text} asChild>
          <a href={href} target="_blank" rel="noopener noreferrer" aria-label={`${of} (opens in a new tab)`}>
            {text}
          </a>
        </Button>
      ),
  );
}

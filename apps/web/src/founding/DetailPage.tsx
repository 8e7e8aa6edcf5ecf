import { readFounding, type FoundingEvent } from '@org/reading/founding';
import type { FactSource, Neighbour } from '@org/api-contract';
import { Button, PageSection, Reading, ReadingSection, Stack, ZodiacBadge } from '@org/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { KeepButton } from '#kept/KeepButton.tsx';
import { presentZodiacYear } from '#birth/present-zodiac-year.ts';
import { usePageHead } from '#layout/page-head.ts';
import { Paragraphs } from '#reading/Paragraphs.tsx';
import { RulesOfSection } from '#reading/RulesOfSection.tsx';
import { comparePath } from '#founding/compare-address.ts';
import { Facts, type Fact } from './Facts.tsx';
import { lists, type List } from './lists.ts';
import { Neighbours } from './Neighbours.tsx';
import { RowHead } from './RowHead.tsx';
import { ReportError } from './ReportError.tsx';
import { SourcesOfFacts } from './SourcesOfFacts.tsx';
import { WithPeople } from './WithPeople.tsx';
import { YearsTimeline } from './YearsTimeline.tsx';

interface DetailPageProps {
  list: List;
  slug: string;
  /** Id among the rows of the list. */
  id: number;
  /** The row's name and date, and the year in which it ended. */
  founded: Omit<Parameters<typeof readFounding>[0], 'kind'>;
  logoUrl: string | null;
  /** Badges beside the sign. */
  badges?: ReactNode;
  /** What it is known for, in a line. */
  lead: string | null;
  facts: readonly Fact[];
  events: readonly FoundingEvent[];
  neighbours: Readonly<
    Record<'sameYear' | 'sameSign' | 'inHarmony' | 'acrossTheWheel', readonly Neighbour[]>
  >;
  sources: readonly FactSource[];
  /** Links beside “Compare”. */
  actions?: ReactNode;
  /** Further sections, before the sources. */
  sections?: readonly { readonly id: string; readonly title: string; readonly content: ReactNode }[];
}

const present = { company: 'founded', 'car-brand': 'founded', 'us-state': 'in the Union' } as const;

/** A company, a brand or a state: its facts, what tradition says of its beginning, and its place among the others. */
export function DetailPage({
  list,
  slug,
  id,
  founded,
  logoUrl,
  badges,
  lead,
  facts,
  events,
  neighbours,
  sources,
  actions,
  sections = [],
}: DetailPageProps) {
  const { name, date, endedYear } = founded;
  const { founding: kind } = lists[list];
  const reading = readFounding({ ...founded, kind }, presentZodiacYear());
  const { sign, polarity, element, pillar } = reading.facts;
  const rules = new Map(reading.rules.map((rule) => [rule.id as string, rule]));
  const title = `${polarity} ${element} ${sign.name}`;
  usePageHead({
    title: `${name} · ${lists[list].title}`,
    description:
      `${name}, ${present[kind]} since ${date.year}: ${title} ${pillar.name}. ${lead ?? ''}`.trim(),
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
      figure: <YearsTimeline facts={reading.facts} events={events} endedYear={endedYear} />,
    },
    {
      id: 'neighbours',
      title: 'Neighbors',
      figure: (
        <Neighbours
          list={list}
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
        <RowHead list={list} slug={slug} row={{ name, zodiacSign: sign.id, logoUrl }}>
          <p style={{ maxWidth: 'var(--za-measure)' }}>
            {title} <span lang="zh-Hant">{pillar.name}</span>, {pillar.pinyin}
            {lead && ` · ${lead}`}
          </p>
          <Stack direction="row" gap={2}>
            <ZodiacBadge sign={sign.id} />
            {badges}
          </Stack>
        </RowHead>
        <Stack direction="row" gap={3}>
          {actions}
          <Button asChild>
            <Link to={comparePath(list, [slug])}>Compare</Link>
          </Button>
          <KeepButton kind={lists[list].kind} id={id} name={name} />
        </Stack>
        <Facts facts={facts} />
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

import { titleOf, type AnyList, type ListedRow } from '@org/api-contract/lists';
import { aboutRow, rulesOf } from '@org/reading/founding';
import { Badge, Button, Disclosure, PageSection, Reading, ReadingSection, Stack, ZodiacBadge } from '@org/ui';
import { getZodiacSignById, zodiacSignIds } from '@org/zodiac-core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { BarChart } from '#charts.ts';
import { today } from '#birth/read-date.ts';
import { KeepButton } from '#kept/KeepButton.tsx';
import type { RowAnswer } from '#listing/list-queries.ts';
import { usePageHead } from '#layout/page-head.ts';
import { Paragraphs } from '#reading/Paragraphs.tsx';
import { ShowSources } from '#reading/ShowSources.tsx';
import { comparePath } from '#founding/compare-address.ts';
import { Facts } from './Facts.tsx';
import { Neighbors } from './Neighbors.tsx';
import { RowHead } from './RowHead.tsx';
import { ReportError, SourcesOfFacts } from './SourcesOfFacts.tsx';
import { WithPeople } from './WithPeople.tsx';

interface DetailPageProps {
  list: AnyList;
  row: ListedRow;
  answer: RowAnswer;
  /** Further sections, before the peers. */
  sections?: readonly { readonly id: string; readonly title: string; readonly figure: ReactNode }[];
}

/** A row of a list: its story, what tradition says of its trade, its place among the others, and its facts with their sources. */
export function DetailPage({ list, row, answer, sections = [] }: DetailPageProps) {
  const { name, slug, id } = row;
  const about = aboutOf(list, row, answer);
  const sign = about.facts.sign.id;
  usePageHead({ title: `${name} · ${titleOf(list)}`, description: about.opening });
  const parts: readonly Part[] = [
    storyPart(about),
    traditionPart(name, about),
    ...sections,
    {
      id: 'neighbors',
      title: `Similar ${list.several}`,
      figure: (
        <Stack gap={5} align="start">
          <Neighbors list={list.id} groups={peersOf(list, row, answer, about)} />
          <Button asChild>
            <Link to={comparePath(list.id, [slug])}>{`Compare ${name} with others`}</Link>
          </Button>
        </Stack>
      ),
    },
    {
      id: 'sources',
      title: 'Sources and corrections',
      content: (
        <>
          <SourcesOfFacts sources={answer.sources} />
          <ReportError name={name} />
        </>
      ),
    },
  ];
  return (
    <PageSection>
      <Stack gap={6}>
        <RowHead list={list.id} slug={slug} row={{ name, zodiacSign: sign, logoUrl: row.logoUrl ?? null }}>
          <Stack direction="row" gap={2}>
            <ZodiacBadge sign={sign} />
            {list.facts.detailBadges(row).map((badge) => badge && <Badge key={badge}>{badge}</Badge>)}
          </Stack>
        </RowHead>
        <Stack direction="row" gap={3}>
          <SiteLinks row={row} />
          <KeepButton kind={list.kind} id={id} name={name} />
        </Stack>
        <Facts facts={list.facts.detail(row, answer.company)} sources={answer.sources} />
        <Reading
          headings={parts.map(({ id: part, title: text }) => ({ id: part, text }))}
          contentsTitle={`About ${name}`}
        >
          {parts.map(({ id: part, title, figure, aside, content }) => (
            <ReadingSection key={part} id={part} title={title} figure={figure} aside={aside}>
              {content}
            </ReadingSection>
          ))}
        </Reading>
      </Stack>
    </PageSection>
  );
}

interface Part {
  readonly id: string;
  readonly title: string;
  readonly content?: ReactNode;
  readonly aside?: ReactNode;
  readonly figure?: ReactNode;
}

type About = ReturnType<typeof aboutOf>;

/** The text about a row, computed from its facts and its place in the list. */
function aboutOf(list: AnyList, row: ListedRow, { standing }: RowAnswer) {
  const { kind, ...about } = list.facts.about(row);
  return aboutRow(
    {
      ...about,
      name: row.name,
      began: list.beginning.verb,
      date: list.dateOf(row),
      endedYear: list.endedYear(row),
    },
    { one: list.one, several: list.several, kind, standing },
    Number(today().slice(0, 4)),
  );
}

const storyPart = ({ opening, story, chart, facts }: About): Part => ({
  id: 'story',
  title: 'In short',
  content: (
    <>
      <p>{opening}</p>
      <p>{story}</p>
    </>
  ),
  aside: chart && (
    <BarChart
      caption={chart.caption}
      items={zodiacSignIds.map((key, index) => ({
        key,
        label: getZodiacSignById(key).name,
        value: chart.counts[index] ?? 0,
      }))}
      current={facts.sign.id}
    />
  ),
});

function traditionPart(name: string, { tradition, compared, sign, facts, hasEnded }: About): Part {
  const rules = new Map(
    rulesOf(tradition ? [tradition, sign] : [sign]).map((rule) => [rule.id as string, rule]),
  );
  return {
    id: 'tradition',
    title: 'What tradition says',
    content: (
      <>
        {tradition && <Paragraphs paragraphs={[tradition]} rules={rules} />}
        {compared && <p>{compared}</p>}
        <Disclosure label={`About the ${facts.sign.name}`}>
          <Paragraphs paragraphs={[sign]} rules={rules} />
        </Disclosure>
        <ShowSources />
      </>
    ),
    aside: (
      <Stack gap={3}>
        <h3>You and {name}</h3>
        <WithPeople founded={{ name, sign: facts.sign.id, element: facts.element, hasEnded }} />
      </Stack>
    ),
  };
}

/** The rows of the same sign or year, and of the signs in harmony and opposite. */
const peersOf = (list: AnyList, row: ListedRow, { neighbours }: RowAnswer, { facts }: About) => [
  { title: `Other ${facts.sign.name} ${list.several}`, rows: neighbours.sameSign },
  { title: `From the same year, ${list.dateOf(row).year}`, rows: neighbours.sameYear },
  { title: 'From signs in harmony', rows: neighbours.inHarmony },
  { title: 'From the opposite sign', rows: neighbours.acrossTheWheel },
];

/** Links to the site of a row; for a company, also to its careers page. */
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

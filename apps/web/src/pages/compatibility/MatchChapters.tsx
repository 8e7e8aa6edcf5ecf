import { Animal, PageSection, Reading, ReadingSection, Stack, Table, type TableColumn } from '@org/ui';
import { getZodiacSignById } from '@org/zodiac-core';
import { useEffect, useRef } from 'react';
import { Paragraphs } from '#reading/Paragraphs.tsx';
import { ShowSources } from '#reading/ShowSources.tsx';
import styles from './compatibility.module.css';
import type { Match } from './queries.ts';
import { ShareSigns } from './ShareSigns.tsx';
import { SumTable } from './SumTable.tsx';

const sum = { id: 'sum', heading: 'How the Score Is Counted' };
const pillars = { id: 'pillars', heading: 'All Pillars' };
/** The id of the section of advice, which is a list of points. */
const listId = 'do';

/** A match: its first sentences with the score, then the chapters, how the score is added up, and every pair of pillars. */
export function MatchChapters({ match }: { match: Match }) {
  const { one, other, score, scoreReason, notes, sections, rules } = match;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const byId = new Map(rules.map((rule) => [rule.id, rule]));
  const opening = sections[0]?.paragraphs.slice(0, 1) ?? [];
  const headings = [...sections, sum, pillars].map(({ id, heading: text }) => ({ id, text }));
  return (
    <PageSection>
      <Stack gap={5}>
        <h2 ref={heading} tabIndex={-1} className={styles.score}>
          {upperFirst(`${one.name} and ${other.name}`)}
        </h2>
        <div className={styles.measure}>
          <Paragraphs paragraphs={opening} rules={byId} />
        </div>
        <Stack direction="row" gap={4} align="center" className={styles.heading}>
          <Animal sign={one.sign} facing="right" size={5} />
          <Stack gap={1}>
            <p>{`${signOf(one)} · ${signOf(other)}`}</p>
            <p>{`Score: ${score} of 100`}</p>
          </Stack>
          <Animal sign={other.sign} size={5} />
        </Stack>
        <p className={styles.measure}>{scoreReason}</p>
        {notes.map((note) => (
          <p key={note} className={styles.measure}>
            {note}
          </p>
        ))}
        <ShowSources />
      </Stack>
      <Reading headings={headings} contentsTitle="In this comparison">
        {sections.map(({ id, heading: title, paragraphs }) => (
          <ReadingSection key={id} id={id} title={title}>
            <Paragraphs
              paragraphs={paragraphs.filter((each) => !opening.includes(each))}
              rules={byId}
              isList={id === listId}
            />
          </ReadingSection>
        ))}
        <ReadingSection id={sum.id} title={sum.heading} figure={<SumTable match={match} />}>
          <p>
            Tradition gives no numbers. We count the score from its rules. A low score forbids nothing. It
            shows where patience helps.
          </p>
        </ReadingSection>
        <ReadingSection id={pillars.id} title={pillars.heading} figure={<PairsTable match={match} />} />
      </Reading>
      <ShareSigns signs={[one.sign, other.sign]} />
    </PageSection>
  );
}

const signOf = ({ role, sign }: Match['one']): string =>
  upperFirst([role, getZodiacSignById(sign).name].filter(Boolean).join(', '));

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

type Pair = Match['pairs'][number];

interface Row {
  readonly branch: Pair['one'];
  readonly pairs: readonly Pair[];
}

/** Each pillar of one person with each of the other. */
function PairsTable({ match: { pairs } }: { match: Match }) {
  const rows: Row[] = pairs
    .filter((pair) => pair.other.position === 'year')
    .map(({ one: branch }) => ({
      branch,
      pairs: pairs.filter((pair) => pair.one.position === branch.position),
    }));
  const columns: TableColumn<Row>[] = (rows[0]?.pairs ?? []).map((first) => ({
    key: first.other.position,
    header: named(first.other),
    cell: (row) => {
      const pair = row.pairs.find((each) => each.other.position === first.other.position);
      return pair && pair.relations.length > 0 ? pair.relations.join('; ') : '–';
    },
  }));
  return (
    <Table<Row>
      caption="Each pillar of one person with each of the other"
      rows={rows}
      rowKey={({ branch }) => branch.position}
      narrow="cards"
      columns={[{ key: 'branch', header: 'Pillar', cell: ({ branch }) => named(branch) }, ...columns]}
    />
  );
}

/** A pillar in words, such as `Year: Horse`. */
const named = ({ position, sign }: Pair['one']): string =>
  `${position.charAt(0).toUpperCase()}${position.slice(1)}: ${getZodiacSignById(sign).name}`;

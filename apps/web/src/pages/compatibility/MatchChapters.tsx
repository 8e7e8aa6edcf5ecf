import { PageSection, Reading, ReadingSection, Seal, Stack } from '@org/ui';
import { getZodiacSignById } from '@org/zodiac-core';
import { useEffect, useRef } from 'react';
import { Paragraphs } from '#reading/Paragraphs.tsx';
import { RulesOfSection } from '#reading/RulesOfSection.tsx';
import styles from './compatibility.module.css';
import { PairsTable } from './PairsTable.tsx';
import type { Match } from './queries.ts';
import { ShareSigns } from './ShareSigns.tsx';
import { SumTable } from './SumTable.tsx';

const sum = { id: 'sum', heading: 'The Sum' };
const branches = { id: 'branches', heading: 'All Branches' };

/** A match: its score, the sum, every pair of branches, and the text. */
export function MatchChapters({ match }: { match: Match }) {
  const { one, other, score, sections, rules } = match;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const byId = new Map(rules.map((rule) => [rule.id, rule]));
  const headings = [sum, ...sections, branches].map(({ id, heading: text }) => ({ id, text }));
  return (
    <PageSection>
      <Stack gap={5}>
        <Stack direction="row" gap={4} align="center" className={styles.heading}>
          <Seal sign={one.sign} />
          <Stack gap={1}>
            <h2 ref={heading} tabIndex={-1} className={styles.score}>{`${score} of 100`}</h2>
            <p>{`${nameOf(one)} · ${nameOf(other)}`}</p>
          </Stack>
          <Seal sign={other.sign} />
        </Stack>
        {match.kind === 'family' && (
          <p>One of the two is under 18, so this is about family and friendship only.</p>
        )}
        <p className={styles.measure}>
          Tradition has relations and no numbers; the points are ours, and the sum shows each. A low score
          forbids nothing: it says where patience is well spent.
        </p>
        <ShareSigns signs={[one.sign, other.sign]} />
      </Stack>
      <Reading headings={headings} contentsTitle="In this comparison">
        <ReadingSection id={sum.id} title={sum.heading} figure={<SumTable match={match} />} />
        {sections.map(({ id, heading: title, paragraphs }) => (
          <ReadingSection
            key={id}
            id={id}
            title={title}
            aside={<RulesOfSection paragraphs={paragraphs} rules={byId} />}
          >
            <Paragraphs heading={title} paragraphs={paragraphs} rules={byId} />
          </ReadingSection>
        ))}
        <ReadingSection id={branches.id} title={branches.heading} figure={<PairsTable match={match} />} />
      </Reading>
    </PageSection>
  );
}

const nameOf = ({ name, role, sign }: Match['one']): string => {
  const text = name.charAt(0).toUpperCase() + name.slice(1);
  return [text, role, getZodiacSignById(sign).name].filter(Boolean).join(', ');
};

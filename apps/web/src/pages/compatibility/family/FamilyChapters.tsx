import { Disclosure, PageSection, Stack, type MatrixPair, Grid, Table } from '@org/ui';
import { useEffect, useRef } from 'react';
import { getZodiacSignById } from '@org/zodiac-core';
import { PairMatrix } from '#charts.ts';
import { Paragraphs } from '#reading/Paragraphs.tsx';
import { ShowSources } from '#reading/ShowSources.tsx';
import type { Rule } from '#reading/written.ts';
import styles from '../compatibility.module.css';
import type { FamilyMatch, FamilyPair } from '../queries.ts';
import { ShareSigns } from '../ShareSigns.tsx';
import { SumTable } from '../SumTable.tsx';

/** The text about a family, its pairs as a matrix with the text of each pair, and the pairs as a table. */
export function FamilyChapters({ match }: { match: FamilyMatch }) {
  const { pairs, notes, paragraphs, rules } = match;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const byId = new Map(rules.map((rule) => [rule.id, rule]));
  const people = match.people.map((person) => ({ ...person, name: upperFirst(person.name) }));
  const renderReasons = ({ one, other }: MatrixPair) => {
    const pair = pairs.find((each) => each.one === one && each.other === other);
    return pair && <PairReasons pair={pair} people={match.people} rules={byId} />;
  };
  return (
    <PageSection ground="sunken">
      <Stack gap={5}>
        <h2 ref={heading} tabIndex={-1} className={styles.score}>
          {people.length === 2 ? 'A family of two' : `A family of ${people.length}, ${pairs.length} pairs`}
        </h2>
        {notes.map((note) => (
          <p key={note} className={styles.measure}>
            {note}
          </p>
        ))}
        <ShowSources />
        <Grid columns="l" gap={5}>
          <Paragraphs paragraphs={paragraphs} rules={byId} />
        </Grid>
        <Stack gap={3}>
          <h3>Every pair</h3>
          <p className={styles.measure}>
            Select a pair to read about it. Tradition gives no numbers. We count the score from its rules. A
            low score forbids nothing.
          </p>
        </Stack>
        <PairMatrix
          caption="All pairs with their signs and scores"
          people={people}
          pairs={pairs}
          renderReasons={renderReasons}
        />
        <Disclosure label="All pairs as a table">
          <PairsOfFamily people={people} pairs={pairs} />
        </Disclosure>
        <ShareSigns signs={people.map(({ sign }) => sign)} />
      </Stack>
    </PageSection>
  );
}

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

interface PairReasonsProps {
  pair: FamilyPair;
  people: FamilyMatch['people'];
  rules: ReadonlyMap<string, Rule>;
}

/** The text of a pair, and the sum of its score. */
function PairReasons({ pair, people, rules }: PairReasonsProps) {
  const title = upperFirst(`${people[pair.one]?.name} and ${people[pair.other]?.name}`);
  return (
    <Stack gap={4}>
      <h3>{title}</h3>
      <Grid columns="l" gap={6} align="start">
        <Stack gap={3}>
          <Paragraphs paragraphs={pair.paragraphs} rules={rules} />
        </Stack>
        <Stack gap={3}>
          <p>{`Score: ${pair.score} of 100. ${pair.scoreReason}`}</p>
          <SumTable match={pair} />
        </Stack>
      </Grid>
    </Stack>
  );
}

/** A table of all pairs of a family, sortable by the reader. */
function PairsOfFamily({ people, pairs }: Pick<FamilyMatch, 'people' | 'pairs'>) {
  const nameOf = (place: number): string => {
    const person = people[place];
    return person ? `${person.name} (${getZodiacSignById(person.sign).name})` : '';
  };
  return (
    <Table<FamilyPair>
      caption="All pairs"
      rows={pairs}
      rowKey={({ one, other }) => `${one}-${other}`}
      columns={[
        {
          key: 'one',
          header: 'First person',
          cell: ({ one }) => nameOf(one),
          sortBy: ({ one }) => nameOf(one),
        },
        {
          key: 'other',
          header: 'Second person',
          cell: ({ other }) => nameOf(other),
          sortBy: ({ other }) => nameOf(other),
        },
        {
          key: 'relation',
          header: 'Signs',
          cell: ({ relation }) => relation,
          sortBy: ({ relation }) => relation,
        },
        {
          key: 'score',
          header: 'Score of 100',
          numeric: true,
          cell: ({ score }) => score,
          sortBy: ({ score }) => score,
        },
      ]}
    />
  );
}

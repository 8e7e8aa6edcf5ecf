import { Disclosure, Grid, PageSection, Stack, type MatrixPair } from '@org/ui';
import { useEffect, useRef } from 'react';
import { PairMatrix } from '#charts.ts';
import { Paragraphs } from '#reading/Paragraphs.tsx';
import { RulesOfSection } from '#reading/RulesOfSection.tsx';
import styles from '../compatibility.module.css';
import type { FamilyMatch } from '../queries.ts';
import { ShareSigns } from '../ShareSigns.tsx';
import { PairReasons } from './PairReasons.tsx';
import { PairsOfFamily } from './PairsOfFamily.tsx';

const together = 'The Family Together';

/** A family: its pairs as a matrix with the reasons of each, the same as a table, and what follows for all. */
export function FamilyChapters({ match }: { match: FamilyMatch }) {
  const { pairs, paragraphs, rules } = match;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const byId = new Map(rules.map((rule) => [rule.id, rule]));
  const people = match.people.map((person) => ({ ...person, name: upperFirst(person.name) }));
  const renderReasons = ({ one, other }: MatrixPair) => {
    const pair = pairs.find((each) => each.one === one && each.other === other);
    return pair && <PairReasons pair={pair} people={people} rules={byId} />;
  };
  return (
    <>
      <PageSection ground="sunken">
        <Stack gap={5}>
          <h2 ref={heading} tabIndex={-1} className={styles.score}>
            {people.length === 2 ? 'A family of two' : `A family of ${people.length}, ${pairs.length} pairs`}
          </h2>
          <p className={styles.measure}>
            Press a pair to read its reasons. Tradition has relations and no numbers; the points are ours, and
            a low score forbids nothing. Here the text is about family only.
          </p>
          <PairMatrix
            caption="Each two, by their signs and their score"
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
      {paragraphs.length > 0 && (
        <PageSection title={together}>
          <Grid columns="aside" gap={6} align="start">
            <Stack gap={3} className={styles.measure}>
              <Paragraphs heading={together} paragraphs={paragraphs} rules={byId} />
            </Stack>
            <RulesOfSection paragraphs={paragraphs} rules={byId} />
          </Grid>
        </PageSection>
      )}
    </>
  );
}

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

import { PageSection, PairMatrix, Stack } from '@org/ui';
import { getZodiacSignById } from '@org/zodiac-core';
import { useEffect, useRef } from 'react';
import { Paragraphs } from '#reading/Paragraphs.tsx';
import styles from '../compatibility.module.css';
import type { FamilyMatch } from '../queries.ts';
import { ShareSigns } from '../ShareSigns.tsx';
import { PairReasons } from './PairReasons.tsx';
import { PairsOfFamily } from './PairsOfFamily.tsx';

/** A family: its pairs as a matrix with the reasons of each, what follows for all, and the same as a table. */
export function FamilyChapters({ match }: { match: FamilyMatch }) {
  const { people, pairs, paragraphs, rules } = match;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const byId = new Map(rules.map((rule) => [rule.id, rule]));
  const named = people.map((person) => ({ ...person, name: upperFirst(person.name) }));
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
            caption={named.map(({ name, sign }) => `${name} (${getZodiacSignById(sign).name})`).join(', ')}
            people={named}
            pairs={pairs}
            renderReasons={({ one, other }) => {
              const pair = pairs.find((each) => each.one === one && each.other === other);
              return pair && <PairReasons pair={pair} people={named} rules={byId} />;
            }}
          />
          <ShareSigns signs={people.map(({ sign }) => sign)} />
        </Stack>
      </PageSection>
      {paragraphs.length > 0 && (
        <PageSection title="The Family Together">
          <Stack gap={3} className={styles.measure}>
            <Paragraphs heading="The Family Together" paragraphs={paragraphs} rules={byId} />
          </Stack>
        </PageSection>
      )}
      <PageSection title="All Pairs as a Table">
        <PairsOfFamily match={match} />
      </PageSection>
    </>
  );
}

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

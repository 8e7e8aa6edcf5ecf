import { Grid, Stack } from '@org/ui';
import type { Rule } from '#reading/written.ts';
import { Paragraphs } from '#reading/Paragraphs.tsx';
import type { FamilyMatch, FamilyPair } from '../queries.ts';
import { SumTable } from '../SumTable.tsx';

interface PairReasonsProps {
  pair: FamilyPair;
  people: FamilyMatch['people'];
  rules: ReadonlyMap<string, Rule>;
}

/** The text of a pair, and the sum of its score. */
export function PairReasons({ pair, people, rules }: PairReasonsProps) {
  const title = `${people[pair.one]?.name} and ${people[pair.other]?.name}`;
  return (
    <Stack gap={4}>
      <h3>{title}</h3>
      <Grid columns="l" gap={6} align="start">
        <Stack gap={3}>
          <Paragraphs paragraphs={pair.paragraphs} rules={rules} />
        </Stack>
        <SumTable match={pair} />
      </Grid>
    </Stack>
  );
}

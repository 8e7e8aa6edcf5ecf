import { Grid, Stack } from '@org/ui';
import { Paragraphs } from '#reading/Paragraphs.tsx';
import type { Rule } from '#reading/written.ts';
import type { FamilyMatch, FamilyPair } from '../queries.ts';
import { SumTable } from '../SumTable.tsx';

interface PairReasonsProps {
  pair: FamilyPair;
  people: FamilyMatch['people'];
  rules: ReadonlyMap<string, Rule>;
}

/** Why a pair has its score: the text with its rules, and the sum. */
export function PairReasons({ pair, people, rules }: PairReasonsProps) {
  const title = `${people[pair.one]?.name} and ${people[pair.other]?.name}: ${pair.score} of 100`;
  return (
    <Stack gap={4}>
      <h3>{title}</h3>
      <Grid columns="l" gap={6} align="start">
        <Stack gap={3}>
          <Paragraphs heading={title} paragraphs={pair.paragraphs} rules={rules} />
        </Stack>
        <SumTable match={pair} />
      </Grid>
    </Stack>
  );
}

import { dayInWords } from '@org/api-contract/lists';
import { Card, Grid, Stack } from '@org/ui';
import { getZodiacSignById } from '@org/zodiac-core';
import type { FigureOf } from './queries.ts';

/** The years ahead side by side: their first and last days, and their relations to the birth. */
export function YearsFigure({ years }: Pick<FigureOf<'years'>, 'years'>) {
  return (
    <Grid columns="s">
      {years.map(({ year, from, to, sign, element, relations, personalYear }) => (
        <Stack key={year} gap={3} asChild>
          <Card>
            <h3>{`${year}, Year of the ${element} ${getZodiacSignById(sign).name}`}</h3>
            <p>{`From ${dayInWords(from)} to ${dayInWords(to)}. Your personal year is ${personalYear}.`}</p>
            <RelationList relations={relations} />
          </Card>
        </Stack>
      ))}
    </Grid>
  );
}

function RelationList({ relations }: { relations: readonly string[] }) {
  if (relations.length === 0) return <p>No relation to your sign: a year of its own.</p>;
  return (
    <ul>
      {relations.map((relation) => (
        <li key={relation}>{relation}</li>
      ))}
    </ul>
  );
}

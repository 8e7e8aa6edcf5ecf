import { Card, Grid, PageSection, Stack } from '@org/ui';
import { today } from '#birth/read-date.ts';
import { tasteOf } from './taste.ts';

/** The headings of the full reading, each with its first facts for this date. */
export function Taste({ date }: { date: string }) {
  return (
    <PageSection
      title="What the full reading adds for this date"
      lead="Each section starts from a computed fact. For every paragraph you can see its rule, its source and what would change it."
    >
      <Grid columns="s" gap={4} asChild>
        <ul>
          {tasteOf(date, today()).map(({ heading, line }) => (
            <Stack key={heading} gap={2} asChild>
              <Card asChild>
                <li>
                  <h3>{heading}</h3>
                  <p>{line}</p>
                </li>
              </Card>
            </Stack>
          ))}
        </ul>
      </Grid>
    </PageSection>
  );
}

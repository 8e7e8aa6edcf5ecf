import { yearsOfFounding, type FoundingEvent, type FoundingFacts } from '@org/reading/founding';
import { Badge, Grid, Seal, Stack } from '@org/ui';
import { presentZodiacYear } from '#birth/present-zodiac-year.ts';

interface YearsTimelineProps {
  facts: FoundingFacts;
  events: readonly FoundingEvent[];
  endedYear?: number | null | undefined;
}

/** The zodiac years of a founding from its beginning to the next year of its sign, with what happened in them. */
export function YearsTimeline({ facts, events, endedYear }: YearsTimelineProps) {
  const years = yearsOfFounding(facts, { events, endedYear, presentYear: presentZodiacYear() });
  return (
    <Grid columns="s" repeat="fill" gap={4} asChild>
      <ol aria-label="Its zodiac years">
        {years.map(({ year, sign, name, when, notes }) => (
          <li key={year} aria-current={when === 'present' ? 'date' : undefined}>
            <Stack direction="row" gap={3} align="start" wrap={false}>
              <Seal sign={sign.id} size={2.25} />
              <div>
                <strong>{year}</strong> · Year of the {sign.name} <span lang="zh-Hant">{name}</span>{' '}
                {when === 'present' && <Badge>Now</Badge>}
                {when === 'coming' && <Badge>To come</Badge>}
                {notes.map((note) => (
                  <p key={note}>{note}</p>
                ))}
              </div>
            </Stack>
          </li>
        ))}
      </ol>
    </Grid>
  );
}

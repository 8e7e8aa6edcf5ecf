import { inFigures } from '@org/api-contract/lists';
import { Card, Grid, PageSection, Seal, Stack } from '@org/ui';
import { MarkedHan } from '../almanac/Han.tsx';
import { examples } from './landing-examples.ts';

const { sign, headings, wordCount, summary, reason } = examples.reading;
const points = [
  ['What helps', summary.whatHelps],
  ['Watch for', summary.watchFor],
] as const;

/** The first page of a real reading, with the reason for one of its sentences and its table of contents. */
export const ReadingExcerpt = () => (
  <PageSection
    title="How a reading begins"
    lead="The first page for somebody born on January 20, 1990, at 2:30 p.m."
  >
    <Grid columns="aside" gap={6} align="start">
      <Card>
        <Stack gap={5}>
          <Stack direction="row" gap={3} wrap={false}>
            <Seal sign={sign} />
            <h3>{summary.heading}</h3>
          </Stack>
          {summary.paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
          <Grid columns="xs" gap={5}>
            {points.map(([title, lines]) => (
              <Stack key={title} gap={2}>
                <h4>{title}</h4>
                <ul>
                  {lines.map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </ul>
              </Stack>
            ))}
          </Grid>
        </Stack>
      </Card>
      <Stack gap={5}>
        <Stack gap={2}>
          <h3>Every sentence has a reason</h3>
          <p>{`“${reason.sentence}” ${reason.because} ${reason.statement}`}</p>
          <p>
            Source: <MarkedHan>{reason.source}</MarkedHan>.
          </p>
        </Stack>
        <Stack gap={2}>
          <h3>{`${inFigures(wordCount)} words in ${headings.length} chapters`}</h3>
          <p>{`${headings.join(' · ')}.`}</p>
        </Stack>
      </Stack>
    </Grid>
  </PageSection>
);

import { Card, Grid, PageSection, PillarsChart, Stack } from '@org/ui';
import { examples } from './landing-examples.ts';

const { headings, wordCount, pillars, paragraphs } = examples.reading;

/** Paragraphs of a real reading, each with its reason, beside its chart and its table of contents. */
export function ReadingExcerpt() {
  return (
    <PageSection
      ground="sunken"
      title="A page of a reading"
      lead="Born on January 20, 1990 at half past two. Every paragraph says which rule it follows, in which book that stands, and what would change it."
    >
      <Grid columns="aside" gap={6} align="start">
        <Card>
          <Stack gap={5}>
            {paragraphs.map(({ heading, text, because, changes, rule, source }, index) => (
              <Stack key={text} gap={2}>
                {heading !== paragraphs[index - 1]?.heading && <h3>{heading}</h3>}
                <p>{text}</p>
                <details className="za-Disclosure Landing-why" open={index === 0}>
                  <summary className="za-Disclosure-button">
                    Why?<span className="za-hidden"> {rule}</span>
                  </summary>
                  <div className="za-Disclosure-note">
                    <p>{because}</p>
                    <p>{`${rule}. Source: ${source}.`}</p>
                    <p>{`What would change it: ${lowerFirst(changes)}`}</p>
                  </div>
                </details>
              </Stack>
            ))}
          </Stack>
        </Card>
        <Stack gap={5}>
          <PillarsChart caption="The chart of that moment" pillars={pillars} />
          <Stack gap={2}>
            <h3>{`${wordCount.toLocaleString('en-US')} words in ${headings.length} chapters`}</h3>
            <p>{`${headings.join(' · ')}.`}</p>
          </Stack>
        </Stack>
      </Grid>
    </PageSection>
  );
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

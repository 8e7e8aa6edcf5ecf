import { dataPath, yearsPath } from '../paths.ts';
import { shopPaths } from '../shop-paths.ts';
import { Animal, Card, Grid, PageSection, Seal, Stack } from '@org/ui';
import { examples } from './landing-examples.ts';

/** Birthdays for which other calculators give a wrong sign. */
export function CalendarProof() {
  return (
    <PageSection
      ground="sunken"
      title="A calendar that is right on the day"
      lead="A zodiac year begins at Chinese New Year. The day changes every year, and some countries use another day. Other sites often get these three birthdays wrong:"
    >
      <Grid columns="s" gap={5}>
        {examples.proof.map(({ born, sign, ours, theirs, because }) => (
          <Stack key={born} gap={3} asChild>
            <Card>
              <Stack direction="row" justify="between" wrap={false}>
                <Stack direction="row" gap={3} wrap={false}>
                  <Seal sign={sign} />
                  <h3>{ours}</h3>
                </Stack>
                <Animal sign={sign} className="PublicPage-animal" />
              </Stack>
              <p>
                <strong>{`Born on ${born}`}</strong>
              </p>
              <p>{`Elsewhere: ${theirs}. ${because}`}</p>
            </Card>
          </Stack>
        ))}
      </Grid>
      <p>
        <a href={yearsPath}>The first day of every year from 1900 to 2100</a>. Our sources:{' '}
        <a href={shopPaths.howWeKnow}>how we know</a>, and <a href={dataPath}>what we have counted</a>.
      </p>
    </PageSection>
  );
}

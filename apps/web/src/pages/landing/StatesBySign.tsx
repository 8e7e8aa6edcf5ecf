import { Grid, PageSection, ZodiacBadge } from '@org/ui';
import { zodiacSignIds } from '@org/api-contract/values';
import { examples } from './landing-examples.ts';
import styles from './LandingPage.module.css';
import { usMapPath } from './us-map-path.ts';

const { stateSigns } = examples;
const states = Object.keys(stateSigns);
const counts = zodiacSignIds
  .map((sign) => ({ sign, count: states.filter((name) => stateSigns[name] === sign).length }))
  .filter(({ count }) => count > 0)
  .toSorted((a, b) => b.count - a.count);

/** The map of the states, filled by the element of the sign of each, and how many states a sign has. */
export function StatesBySign() {
  return (
    <PageSection
      ground="sunken"
      title="The map of the Union, by sign"
      lead={`All ${states.length} states by the day they joined: each filled in the colour of its sign’s element.`}
    >
      <Grid columns="aside" gap={6} align="center">
        <img
          className={styles.page}
          src={usMapPath}
          width={975}
          height={610}
          alt="A map of the United States, each state filled in the colour of its sign’s element."
          loading="lazy"
          decoding="async"
        />
        <ul className={styles.counts}>
          {counts.map(({ sign, count }) => (
            <li key={sign}>
              <ZodiacBadge sign={sign} /> {count === 1 ? '1 state' : `${count} states`}
            </li>
          ))}
        </ul>
      </Grid>
    </PageSection>
  );
}

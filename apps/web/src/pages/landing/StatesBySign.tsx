import { Grid, PageSection, ZodiacBadge } from '@org/ui';
import { zodiacSignIds } from '@org/api-contract/values';
import styles from './LandingPage.module.css';
import { usMapPath } from './us-map-path.ts';

/** The map of the states, filled by the element of the sign of each, and the signs. */
export function StatesBySign() {
  return (
    <PageSection
      ground="sunken"
      title="The map of the Union, by sign"
      lead="Every state by the day it joined: each filled in the color of its sign’s element."
    >
      <Grid columns="aside" gap={6} align="center">
        <img
          className={styles.page}
          src={usMapPath}
          width={975}
          height={610}
          alt="A map of the United States, each state filled in the color of its sign’s element."
          loading="lazy"
          decoding="async"
        />
        <ul className={styles.signs}>
          {zodiacSignIds.map((sign) => (
            <li key={sign}>
              <ZodiacBadge sign={sign} />
            </li>
          ))}
        </ul>
      </Grid>
    </PageSection>
  );
}

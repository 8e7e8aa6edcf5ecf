import { Grid, PageSection, ZodiacBadge } from '@org/ui';
import { zodiacSignIds } from '@org/zodiac-core';
import { usMapPath } from './us-map-path.ts';

interface StatesBySignProps {
  /** The number of states by sign, in the order of the cycle, if it is known. */
  counts: readonly number[] | undefined;
}

/** The map of the states, colored by the element of their signs, and the number of states per sign. */
export function StatesBySign({ counts = [] }: StatesBySignProps) {
  const shown = zodiacSignIds
    .map((sign, index) => ({ sign, count: counts[index] ?? 0 }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count);
  return (
    <PageSection
      ground="sunken"
      title="The map of the Union, by sign"
      lead="All 50 states by the day they joined the Union. Each has the color of its sign’s element."
    >
      <Grid columns="aside" gap={6} align="center">
        <img
          className="Landing-picture"
          src={usMapPath}
          width={975}
          height={610}
          alt="A map of the United States, each state filled in the color of its sign’s element."
          loading="lazy"
          decoding="async"
        />
        {shown.length > 0 && (
          <ul className="Landing-counts">
            {shown.map(({ sign, count }) => (
              <li key={sign}>
                <ZodiacBadge sign={sign} /> {count === 1 ? '1 state' : `${count} states`}
              </li>
            ))}
          </ul>
        )}
      </Grid>
    </PageSection>
  );
}

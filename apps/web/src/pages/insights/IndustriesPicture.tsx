import { Stack } from '@org/ui';
import { signNameOf } from '#listing/options.ts';
import { findingOf } from './chance-in-words.ts';
import { HowReckoned } from './HowReckoned.tsx';
import { Counted } from './Counted.tsx';
import { insightsQuery } from './queries.ts';
import { SignHeatMap } from './SignHeatMap.tsx';

/** Companies by industry and sign. */
export const IndustriesPicture = () => (
  <Counted query={insightsQuery()}>
    {({ industries }) => {
      const named = industries.flatMap(({ industry, cells }) =>
        cells.map((cell) => ({ name: `${industry}, ${signNameOf(cell.sign)}`, ...cell })),
      );
      return (
        <Stack gap={5}>
          <p>{findingOf(named)}</p>
          <SignHeatMap
            label="Companies by industry and sign"
            corner="Industry"
            rows={industries.map(({ industry, total, cells }) => ({
              key: industry,
              label: industry,
              total,
              cells,
            }))}
            nameOf={({ label }, sign) => `${label}, ${signNameOf(sign)}`}
            searchOf={({ key }) => ({ industry: key })}
          />
          <HowReckoned about="the industries" counts={named.length}>
            <p>
              For each industry and decade, we draw the same number of companies at random from all companies
              of that decade. A sign with many companies is therefore expected to have many in every industry,
              and a young industry is compared with companies of its age. We leave out industries with fewer
              than twelve companies.
            </p>
          </HowReckoned>
        </Stack>
      );
    }}
  </Counted>
);

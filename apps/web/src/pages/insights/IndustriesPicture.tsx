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
              The companies that an industry has of a decade are drawn at random from all companies of that
              decade. So a sign with many companies is expected to have many in every industry, and a young
              industry is compared with companies of its age. Industries with fewer than twelve companies are
              left out.
            </p>
          </HowReckoned>
        </Stack>
      );
    }}
  </Counted>
);

import { Grid, Stack } from '@org/ui';
import { CountWheel } from '#charts.ts';
import { listIds, listOf, titleOf } from '@org/api-contract/lists';
import { signNameOf } from '#listing/options.ts';
import { inFigures } from '#listing/in-figures.ts';
import { findingOf, inShort, isBeyondChance } from './chance-in-words.ts';
import { HowReckoned } from './HowReckoned.tsx';
import { Counted } from './Counted.tsx';
import { Numbers } from './Numbers.tsx';
import { insightsQuery, type Insights } from './queries.ts';

type SignRow = Insights['signs'][number];

const wheels = listIds.map((id) => ({ list: listOf(id), of: listOf(id).member }));

/** The rows of each list by sign. */
export const WheelsPicture = () => (
  <Counted query={insightsQuery()}>
    {({ signs, totals }) => (
      <Stack gap={5}>
        <Grid columns="m" gap={6}>
          {wheels.map(({ list, of }) => (
            <Stack key={of} gap={3}>
              <CountWheel
                label={`${inFigures(totals[of])} ${list.several} by sign`}
                counts={signs.map(({ sign, [of]: { count, ...range } }) => ({
                  sign,
                  value: count,
                  ...range,
                }))}
                legend={{
                  value: `${list.several} of the sign`,
                  expected: 'chance on average',
                  range: 'chance nearly always',
                  outside: 'beyond chance',
                }}
              />
              <p>
                {findingOf(signs.map(({ sign, [of]: counted }) => ({ name: signNameOf(sign), ...counted })))}
              </p>
            </Stack>
          ))}
        </Grid>
        <Numbers<SignRow>
          caption="Rows of each list by sign: the count, in brackets what chance gives on average, and its range"
          rows={signs}
          rowKey={({ sign }) => sign}
          columns={[
            { key: 'sign', header: 'Sign', cell: ({ sign }) => signNameOf(sign) },
            ...wheels.map(({ list, of }) => ({
              key: of,
              header: titleOf(list),
              numeric: true,
              cell: ({ [of]: counted }: SignRow) =>
                inShort(counted) + (isBeyondChance(counted) ? ', beyond chance' : ''),
              sortBy: ({ [of]: { count } }: SignRow) => count,
            })),
          ]}
        />
        <HowReckoned about="the wheels" counts={signs.length}>
          <p>
            Every year of a decade keeps the number of foundings that it had, and chance decides which of
            these years bears the sign. Each year has the same chance, whether it has 354 days or 384. So
            neither the growth from decade to decade nor a single busy year counts for a sign: only what
            returns with its years does. A sign is expected to have somewhat more than another where more of
            its years lie in the busy decades.
          </p>
        </HowReckoned>
      </Stack>
    )}
  </Counted>
);

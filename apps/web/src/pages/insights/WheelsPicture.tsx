import { Grid, Stack } from '@org/ui';
import { CountWheel } from '#charts.ts';
import { inFigures, listIds, listOf, titleOf } from '@org/api-contract/lists';
import { signNameOf } from '#listing/options.ts';
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
                  expected: 'average by chance',
                  range: 'usual range by chance',
                  outside: 'outside the range',
                }}
              />
              <p>
                {findingOf(signs.map(({ sign, [of]: counted }) => ({ name: signNameOf(sign), ...counted })))}
              </p>
            </Stack>
          ))}
        </Grid>
        <Numbers<SignRow>
          caption="Each list by sign: the count, then in brackets the average and the usual range by chance"
          rows={signs}
          rowKey={({ sign }) => sign}
          columns={[
            { key: 'sign', header: 'Sign', cell: ({ sign }) => signNameOf(sign) },
            ...wheels.map(({ list, of }) => ({
              key: of,
              header: titleOf(list),
              numeric: true,
              cell: ({ [of]: counted }: SignRow) =>
                inShort(counted) + (isBeyondChance(counted) ? ', outside the range' : ''),
              sortBy: ({ [of]: { count } }: SignRow) => count,
            })),
          ]}
        />
        <HowReckoned about="the wheels" counts={signs.length}>
          <p>
            Each year keeps its real number of foundings. Chance decides which year of the decade gets which
            sign. Each year has the same chance, whether it has 354 days or 384. So neither growth from decade
            to decade nor a single busy year makes a sign stand out. Only a pattern that returns with its
            years does. A sign is expected to have more foundings if more of its years are in the busy
            decades.
          </p>
        </HowReckoned>
      </Stack>
    )}
  </Counted>
);

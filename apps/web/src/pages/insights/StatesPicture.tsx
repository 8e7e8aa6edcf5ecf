import { Link as TextLink, Stack, UsMap } from '@org/ui';
import { zodiacSignIds, type ZodiacSignId } from '@org/zodiac-core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { RowLink } from '#founding/RowLink.tsx';
import { dateInWords } from '@org/api-contract/lists';
import { signNameOf } from '#listing/options.ts';
import { paths } from '#paths.ts';
import { Counted } from './Counted.tsx';
import { Numbers } from './Numbers.tsx';
import { statesQuery } from './queries.ts';

/** The states by the sign of the day on which each joined the Union. */
export function StatesPicture() {
  const [chosen, setChosen] = useState<{ sign: ZodiacSignId; name: string }>();
  return (
    <Counted query={statesQuery()}>
      {({ usStates }) => {
        const state = usStates.find(({ name }) => name === chosen?.name);
        const rows = zodiacSignIds.map((sign) => ({
          sign,
          names: usStates.filter(({ zodiacSign }) => zodiacSign === sign).map(({ name }) => name),
        }));
        return (
          <Stack gap={5}>
            <UsMap
              label="The fifty states by the sign of the day on which each joined the Union"
              signs={Object.fromEntries(usStates.map(({ name, zodiacSign }) => [name, zodiacSign]))}
              current={chosen?.sign}
              onSelect={(sign, name) => setChosen(chosen?.name === name ? undefined : { sign, name })}
            />
            <p role="status">
              {state ? (
                <>
                  {`${state.name} joined ${dateInWords({ year: state.statehoodYear, month: state.statehoodMonth, day: state.statehoodDay })}, in a Year of the ${signNameOf(state.zodiacSign)}. `}
                  <TextLink asChild>
                    <RowLink list="us-states" slug={state.slug}>{`Open ${state.name}`}</RowLink>
                  </TextLink>
                  {' · '}
                  <TextLink asChild>
                    <Link to={paths.ofSign(paths.usStates, state.zodiacSign)}>
                      {`All states of the ${signNameOf(state.zodiacSign)}`}
                    </Link>
                  </TextLink>
                </>
              ) : (
                'Choose a state to see its day and the other states of its sign.'
              )}
            </p>
            <Numbers
              caption="The states by sign"
              rows={rows}
              rowKey={({ sign }) => sign}
              columns={[
                { key: 'sign', header: 'Sign', cell: ({ sign }) => signNameOf(sign) },
                {
                  key: 'count',
                  header: 'States',
                  numeric: true,
                  cell: ({ names }) => names.length,
                  sortBy: ({ names }) => names.length,
                },
                { key: 'names', header: 'Which', cell: ({ names }) => names.join(', ') },
              ]}
            />
          </Stack>
        );
      }}
    </Counted>
  );
}

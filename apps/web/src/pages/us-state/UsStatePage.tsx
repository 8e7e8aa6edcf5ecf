import type { UsState } from '@org/api-contract';
import { Badge } from '@org/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { dateInWords } from '#founding/date-in-words.ts';
import { DetailPage } from '#founding/DetailPage.tsx';
import { RowPage } from '#founding/RowPage.tsx';
import { usStateQuery } from './queries.ts';

/** `/us-states/{slug}` */
export function UsStatePage() {
  const { slug = '' } = useParams();
  const query = useQuery(usStateQuery(slug));
  return (
    <RowPage list="us-states" slug={slug} query={query}>
      {({ usState, neighbours, sources }) => (
        <DetailPage
          key={usState.slug}
          list="us-states"
          slug={usState.slug}
          id={usState.id}
          founded={{ name: usState.name, date: statehoodOf(usState) }}
          logoUrl={null}
          lead={usState.nickname}
          badges={<Badge>{usState.category}</Badge>}
          facts={factsOf(usState)}
          events={[{ year: usState.statehoodYear, text: admissionOf(usState) }]}
          neighbours={neighbours}
          sources={sources}
        />
      )}
    </RowPage>
  );
}

const statehoodOf = ({ statehoodYear: year, statehoodMonth: month, statehoodDay: day }: UsState) => ({
  year,
  month,
  day,
});

const admissionOf = ({ admissionOrder }: UsState): string =>
  admissionOrder ? `Admitted as number ${admissionOrder} of the 50` : 'Admitted to the Union';

const factsOf = (state: UsState) =>
  [
    ['Statehood', dateInWords(statehoodOf(state))],
    ['Order of admission', state.admissionOrder && `${state.admissionOrder} of 50`],
    ['How it joined', state.howJoined],
    ['Capital', state.capital],
    ['Largest city', state.largestCity],
    ['Region', [state.region, state.division].filter(Boolean).join(', ')],
    ['Population, 2020', state.population.toLocaleString('en-US')],
    ['Area', `${state.area.toLocaleString('en-US')} sq mi`],
    ['Motto', state.mottoTranslation ? `${state.motto} (${state.mottoTranslation})` : state.motto],
    ['Flower', state.flower],
    ['Bird', state.bird],
    ['Tree', state.tree],
    ['Time zones', state.timeZones.join(', ')],
  ] as const;

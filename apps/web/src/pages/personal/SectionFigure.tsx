import { CompatibilityWheel, PillarsChart, Table, Card, Grid, Stack } from '@org/ui';
import { dayInWords } from '@org/api-contract/lists';
import { getZodiacSignById } from '@org/zodiac-core';
import { PhasesTimeline, BarChart } from '#charts.ts';
import { useShowsSources } from '#reading/ShowSources.tsx';
import type { Figure, FigureOf } from './queries.ts';

export function SectionFigure({ figure }: { figure: Figure }) {
  switch (figure.kind) {
    case 'pillars':
      return <PillarsFigure pillars={figure.pillars} />;
    case 'elements':
      return <ElementsFigure elements={figure.elements} />;
    case 'bonds':
      return <CompatibilityWheel sign={figure.sign} />;
    case 'phases':
      return <PhasesTimeline caption="The ten-year phases" phases={figure.phases} />;
    case 'years':
      return <YearsFigure years={figure.years} />;
    case 'months':
      return <MonthsFigure months={figure.months} />;
  }
}

/** The pillars. The hidden stems are shown with the sources, because the text does not use them. */
function PillarsFigure({ pillars }: Pick<FigureOf<'pillars'>, 'pillars'>) {
  const hasSources = useShowsSources();
  return (
    <PillarsChart
      caption="The pillars of the birth"
      pillars={hasSources ? pillars : pillars.map((pillar) => ({ ...pillar, hidden: [] }))}
    />
  );
}

const ways = [
  { of: 'visible', caption: 'Shown by the pillars' },
  { of: 'withHiddenStems', caption: 'With the stems hidden in the branches' },
  { of: 'bySeason', caption: 'Counted with the season of birth' },
] as const;

/** The five elements of a birth, counted in the two ways that the text uses. The sources add the hidden stems. */
function ElementsFigure({ elements }: Pick<FigureOf<'elements'>, 'elements'>) {
  const hasSources = useShowsSources();
  const shown = ways.filter(({ of }) => hasSources || of !== 'withHiddenStems');
  return shown.map(({ of, caption }) => (
    <BarChart
      key={of}
      caption={caption}
      items={elements.map((counted) => ({
        key: counted.element,
        label: counted.element,
        value: counted[of],
        element: counted.element,
      }))}
    />
  ));
}

type Month = FigureOf<'months'>['months'][number];

/** The months of the year ahead as a table. */
function MonthsFigure({ months }: Pick<FigureOf<'months'>, 'months'>) {
  return (
    <Table<Month>
      caption="The months, in China’s time"
      rows={months}
      rowKey={({ from }) => from}
      narrow="cards"
      columns={[
        { key: 'from', header: 'From', cell: ({ from }) => dayInWords(from) },
        {
          key: 'name',
          header: 'Month',
          cell: ({ name, sign }) => `${name}, ${getZodiacSignById(sign).name}`,
        },
        {
          key: 'relations',
          header: 'Relation to the pillars',
          cell: ({ relations }) => relations.join('; ') || '–',
        },
        {
          key: 'number',
          header: 'Personal month',
          numeric: true,
          cell: ({ personalMonth }) => personalMonth,
        },
      ]}
    />
  );
}

/** The years ahead side by side: their first and last days, and their relations to the birth. */
function YearsFigure({ years }: Pick<FigureOf<'years'>, 'years'>) {
  return (
    <Grid columns="s">
      {years.map(({ year, from, to, sign, element, relations, personalYear }) => (
        <Stack key={year} gap={3} asChild>
          <Card>
            <h3>{`${year}, Year of the ${element} ${getZodiacSignById(sign).name}`}</h3>
            <p>{`From ${dayInWords(from)} to ${dayInWords(to)}. Personal year: ${personalYear}.`}</p>
            <RelationList relations={relations} />
          </Card>
        </Stack>
      ))}
    </Grid>
  );
}

function RelationList({ relations }: { relations: readonly string[] }) {
  if (relations.length === 0) return <p>This year has no special relation to the sign.</p>;
  return (
    <ul>
      {relations.map((relation) => (
        <li key={relation}>{relation}</li>
      ))}
    </ul>
  );
}

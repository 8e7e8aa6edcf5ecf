import { Card, Grid, Seal, Stack, Table, type TableColumn } from '@org/ui';
import { compatibility, describeSign, zodiacSigns, type ZodiacSign } from '@org/zodiac-core';
import { pairPath, signPath, yearPath } from '../../paths.ts';
import { nameOfPair, pairOf } from '../pairs/pairs.ts';
import { HubPage } from '../HubPage.tsx';
import type { Site } from '../site.ts';
import { yearsOfSign } from '../years/zodiac-years.ts';

/** The twelve signs, and the scores of all their pairs. */
export const SignsPage = ({ site }: { site: Site }) => (
  <HubPage
    site={site}
    hub="signs"
    wide
    sections={[
      {
        id: 'signs',
        title: 'The twelve',
        content: (
          <Grid columns="s" asChild>
            <ul className="ArticleList PublicPage-plainList">
              {zodiacSigns.map((sign) => (
                <li key={sign.id}>
                  <SignCard sign={sign} />
                </li>
              ))}
            </ul>
          </Grid>
        ),
      },
      { id: 'pairs', title: 'All pairs', content: <PairTable /> },
    ]}
  />
);

const recent = { from: 1972, to: 2031 };

const SignCard = ({ sign }: { sign: ZodiacSign }) => (
  <Card>
    <Stack direction="row" gap={4} align="start" className="PublicPage-signCard">
      <Seal sign={sign.id} />
      <div>
        <h3>
          <a href={signPath(sign.id)}>{sign.name}</a>
        </h3>
        <p>{sign.traits}</p>
        <p>
          {yearsOfSign(sign.id)
            .filter((year) => year >= recent.from && year <= recent.to)
            .map((year, index) => (
              <span key={year}>
                {index > 0 && ', '}
                <a href={yearPath(year)}>{year}</a>
              </span>
            ))}
        </p>
      </div>
    </Stack>
  </Card>
);

const pairColumns: readonly TableColumn<ZodiacSign>[] = [
  { key: 'sign', header: 'Sign', cell: ({ name }) => name },
  ...zodiacSigns.map((column) => ({
    key: column.id,
    header: column.name,
    numeric: true as const,
    cell: (row: ZodiacSign) => (
      <a
        href={pairPath(nameOfPair(pairOf(row.id, column.id)))}
        aria-label={`${row.name} and ${describeSign(column.id).name}: ${compatibility(row.id, column.id).score}`}
      >
        {compatibility(row.id, column.id).score}
      </a>
    ),
  })),
];

const PairTable = () => (
  <>
    <p>
      The score of two signs is 60 and the points of every traditional relation between them, 5 to 95 of 100.
      The relations are tradition, the points are ours. Each score leads to the page of the pair, with its
      relations and their sources.
    </p>
    <Table caption="Scores of all pairs" rows={zodiacSigns} rowKey={({ id }) => id} columns={pairColumns} />
  </>
);

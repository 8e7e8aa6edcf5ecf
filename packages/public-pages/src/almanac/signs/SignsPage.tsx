import { text } from '@org/content/almanac';
import { Animal, Card, Grid, Seal } from '@org/ui';
import { zodiacSigns, type ZodiacSign } from '@org/zodiac-core';
import { signPath, yearPath } from '../../paths.ts';
import { HubPage } from '../HubPage.tsx';
import type { Site } from '../../web-build.ts';
import { linkIn, Words } from '../Words.tsx';
import { yearsOfSign } from '../years/zodiac-years.ts';
import { PairTable } from './PairTable.tsx';

const recent = { from: 1972, to: 2031 };

/** The twelve signs, and the scores of all their pairs. */
export const SignsPage = ({ site }: { site: Site }) => (
  <HubPage
    site={site}
    hub="signs"
    wide
    sections={[
      {
        id: 'signs',
        title: text('signs.sections.signs'),
        content: (
          <>
            <p>{text('signs.years', recent)}</p>
            <Grid columns="s" asChild>
              <ul className="ArticleList PublicPage-plainList">
                {zodiacSigns.map((sign) => (
                  <li key={sign.id}>
                    <SignCard sign={sign} />
                  </li>
                ))}
              </ul>
            </Grid>
          </>
        ),
      },
      { id: 'pairs', title: text('signs.sections.pairs'), content: <PairTable /> },
    ]}
  />
);

const SignCard = ({ sign }: { sign: ZodiacSign }) => (
  <Card>
    <div className="PublicPage-signCard">
      <Seal sign={sign.id} />
      <h3>
        <a href={signPath(sign.id)}>{sign.name}</a>
      </h3>
      <Animal sign={sign.id} className="PublicPage-animal" />
      <p>{sign.traits}</p>
      <p>
        <Words
          text={yearsOfSign(sign.id)
            .filter((year) => year >= recent.from && year <= recent.to)
            .map((year) => linkIn(String(year), yearPath(year)))
            .join(', ')}
        />
      </p>
    </div>
  </Card>
);

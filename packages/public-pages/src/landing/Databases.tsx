import { dateInWords, inFigures, listIds, listOf, type AnyList } from '@org/api-contract/lists';
import { Badge, DataCard, Grid, LogoOrLetter, PageSection, ZodiacBadge } from '@org/ui';
import { describeSign, zodiacSignIds } from '@org/zodiac-core';
import { pluralOfSign } from '../almanac/words/grammar.ts';
import type { LandingFacts } from '../article-page.ts';
import { stateOutlinePath } from './us-map-path.ts';

/** All lists, each with one of its cards. */
export const Databases = ({ counts }: Pick<LandingFacts, 'counts'>) => (
  <PageSection title="What you get" lead="Databases built from public facts.">
    <Grid columns="s" gap={6}>
      {listIds.map(listOf).map(({ heading, lead, offer = { text: lead }, ...list }) => (
        <div key={list.id} className="Landing-database">
          <h3>{offer.title ?? heading}</h3>
          <p>{offer.text}</p>
          <ExampleCard list={list} bySign={counts[list.member]} />
        </div>
      ))}
    </Grid>
  </PageSection>
);

interface ExampleCardProps {
  list: Pick<AnyList, 'id' | 'beginning' | 'dateOf' | 'example' | 'facts' | 'several'>;
  /** The number of rows of each sign, if it is known. */
  bySign: readonly number[] | undefined;
}

function ExampleCard({ list, bySign }: ExampleCardProps) {
  const row = list.example;
  const sign = describeSign(row.zodiacSign).name;
  const date = list.dateOf(row);
  const total = bySign?.reduce((sum, count) => sum + count, 0);
  return (
    <DataCard
      heading="h3"
      title={row.name}
      logo={
        <LogoOrLetter
          name={row.name}
          src={row.logoUrl ?? (list.id === 'us-states' ? stateOutlinePath : null)}
        />
      }
      badges={
        <>
          <ZodiacBadge sign={row.zodiacSign} />
          {list.facts.badges(row).map((badge) => badge && <Badge key={badge}>{badge}</Badge>)}
        </>
      }
      facts={list.facts
        .card(row)
        .map(([label, value]) => [label, typeof value === 'object' ? value?.text : value])}
      description={[
        `${row.name} ${list.beginning.verb} ${date.day ? 'on' : 'in'} ${dateInWords(date)}, in a Year of the ${sign}.`,
        ...(bySign && total
          ? [
              `It is one of ${inFigures(bySign[zodiacSignIds.indexOf(row.zodiacSign)] ?? 0)} ${pluralOfSign(row.zodiacSign)} among ${inFigures(total)} ${list.several}.`,
            ]
          : []),
      ].join(' ')}
      descriptionLines={4}
    />
  );
}

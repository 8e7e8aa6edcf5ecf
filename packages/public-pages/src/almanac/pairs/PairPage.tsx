import { text } from '@org/content/almanac';
import { matchOfSigns, type MatchOfSigns } from '@org/reading/match-of-signs';
import { Badge } from '@org/ui';
import { compatibility, describeSign, relations, zodiacSignIds, type ZodiacSignId } from '@org/zodiac-core';
import type { ListedArticle } from '../../article-page.ts';
import { LinkList } from '../../document/LinkList.tsx';
import { pairPath, sharePicturePath, signPath, signsPath, yearPath } from '../../paths.ts';
import { AlmanacPage, type Section } from '../AlmanacPage.tsx';
import { ArticlesOn } from '../ArticlesOn.tsx';
import type { Site } from '../../web-build.ts';
import { listOf, lowerFirst, pluralOfSign } from '../words/grammar.ts';
import { yearsOfSign } from '../years/zodiac-years.ts';
import { Words } from '../Words.tsx';
import { BesideEachOther } from './BesideEachOther.tsx';
import { allPairs, gradeOf, nameOfPair, nameOfRelation, pairOf, relationNames, type Pair } from './pairs.ts';
import { PlacesInCircle } from './PlacesInCircle.tsx';
import { RelationsOfPair } from './RelationsOfPair.tsx';
import { ScoreOfPair } from './ScoreOfPair.tsx';

interface PairPageProps {
  pair: Pair;
  site: Site;
  /** Published articles about the pair. */
  articles: readonly ListedArticle[];
}

/**
 * Two signs: how the relation feels, what works, what causes friction, what to do, every relation with its source, and the score.
 */
export function PairPage({ pair, site, articles }: PairPageProps) {
  const [a, b] = pair;
  const [one, other] = [describeSign(a).name, describeSign(b).name];
  const { score } = compatibility(a, b);
  const match = matchOfSigns(a, b);
  const words = relationNames(pair);
  const named = a === b ? text('common.two', { plural: pluralOfSign(a) }) : titleOf(pair);
  const verdict = text(`pair.verdict.${gradeOf(score)}`, { pair: a === b ? lowerFirst(named) : named });
  return (
    <AlmanacPage
      site={site}
      path={pairPath(nameOfPair(pair))}
      title={text('pair.title', { pair: named, score })}
      description={text('pair.description', { verdict, opening: match.opening })}
      heading={named}
      summary={text('pair.summary', {
        verdict,
        opening: match.opening,
        relations: relationsSaid(words),
        score,
      })}
      sign={a}
      otherSign={b}
      picture={{
        path: sharePicturePath(nameOfPair(pair)),
        text: text('common.picture.pair', { one, other }),
      }}
      above={[{ name: text('common.above.signs'), path: signsPath }]}
      facts={
        <>
          <Badge>{text('common.score', { score })}</Badge>{' '}
          <a href={signPath(a)}>{text('common.year-of', { sign: one })}</a>
          {a !== b && (
            <>
              {' '}
              <span aria-hidden="true">·</span>{' '}
              <a href={signPath(b)}>{text('common.year-of', { sign: other })}</a>
            </>
          )}
        </>
      }
      sections={sectionsOf(pair, match)}
      after={<ArticlesOn subject={titleOf(pair)} articles={articles} />}
      offer={{ title: text('common.offer.pair.title'), lead: text('common.offer.pair.lead') }}
    />
  );
}

function relationsSaid(words: readonly string[]): string {
  if (words.length === 0) return text('pair.relations.none');
  if (words.length === 1) return text('pair.relations.one', { relations: listOf(words) });
  // Only Snake and Monkey have three relations, and no pair has more.
  return text(`pair.relations.${words.length === 2 ? 'two' : 'three'}`, { relations: listOf(words) });
}

const sectionsOf = (pair: Pair, { sections }: MatchOfSigns): Section[] => {
  const [a, b] = pair;
  const isNamed = relations(a, b).length > 0;
  return [
    ...sections.map(({ id, heading, texts }) => ({
      id,
      title: heading,
      content: id === 'do' ? <Points points={texts} /> : texts.map((said) => <Said key={said} text={said} />),
    })),
    ...(a === b
      ? []
      : [{ id: 'circle', title: text('pair.sections.circle'), content: <PlacesInCircle pair={pair} /> }]),
    ...(isNamed
      ? [
          {
            id: 'relations',
            title: text('pair.sections.relations'),
            content: <RelationsOfPair pair={pair} />,
          },
        ]
      : []),
    {
      id: 'score',
      title: text('pair.sections.score', { score: compatibility(a, b).score }),
      content: <ScoreOfPair pair={pair} />,
    },
    {
      id: 'beside',
      title: a === b ? text('pair.sections.same', { plural: pluralOfSign(a) }) : text('pair.sections.beside'),
      content: <BesideEachOther pair={pair} />,
    },
    { id: 'years', title: text('pair.sections.years'), content: <YearsOfPair pair={pair} /> },
    { id: 'others', title: text('pair.sections.others'), content: <OtherPairs pair={pair} /> },
  ];
};

const Said = ({ text: said }: { text: string }) => (
  <p>
    <Words text={said} />
  </p>
);

const Points = ({ points }: { points: readonly string[] }) => (
  <ul>
    {points.map((point) => (
      <li key={point}>{point}</li>
    ))}
  </ul>
);

const titleOf = ([a, b]: Pair): string =>
  text('common.pair', { one: describeSign(a).name, other: describeSign(b).name });

const recent = { from: 1948, to: 2031 };

const YearsOfPair = ({ pair: [a, b] }: { pair: Pair }) => (
  <>
    {[...new Set([a, b])].map((id) => (
      <div key={id}>
        <h3>{text('pair.years', { plural: pluralOfSign(id) })}</h3>
        <LinkList
          links={yearsOfSign(id)
            .filter((year) => year >= recent.from && year <= recent.to)
            .map((year) => ({ path: yearPath(year), text: String(year) }))}
        />
      </div>
    ))}
  </>
);

/** Pairs with the same relation, and other pairs of each sign. */
function OtherPairs({ pair }: { pair: Pair }) {
  const [a, b] = pair;
  const deciding = relations(a, b).find(({ kind }) => kind !== 'three-meetings');
  const same = deciding
    ? allPairs.filter(
        (other) =>
          nameOfPair(other) !== nameOfPair(pair) &&
          relations(...other).find(({ kind }) => kind !== 'three-meetings')?.kind === deciding.kind,
      )
    : [];
  return (
    <>
      {deciding && same.length > 0 && (
        <>
          <h3>{text('pair.others.same', { relation: nameOfRelation(deciding.kind) })}</h3>
          <LinkList links={same.map(linkOf)} />
        </>
      )}
      {[...new Set([a, b])].map((id) => (
        <div key={id}>
          <h3>{text('pair.others.with', { sign: describeSign(id).name })}</h3>
          <LinkList links={othersOf(id, pair)} />
        </div>
      ))}
    </>
  );
}

const linkOf = (pair: Pair) => ({ path: pairPath(nameOfPair(pair)), text: titleOf(pair) });

const othersOf = (id: ZodiacSignId, [a, b]: Pair) =>
  zodiacSignIds
    .filter((other) => !(id === a && other === b) && !(id === b && other === a))
    .map((other) => ({
      path: pairPath(nameOfPair(pairOf(id, other))),
      text: text(`pair.others.${other === id ? 'another' : 'the'}`, { sign: describeSign(other).name }),
    }));

import { Badge } from '@org/ui';
import { compatibility, describeSign, relations, zodiacSignIds, type ZodiacSignId } from '@org/zodiac-core';
import type { ListedArticle } from '../../article-page.ts';
import { pairPath, sharePicturePath, signPath, signsPath, yearPath } from '../../paths.ts';
import { AlmanacPage, type Section } from '../AlmanacPage.tsx';
import { ArticlesOn } from '../ArticlesOn.tsx';
import { LinkList } from '../../document/LinkList.tsx';
import type { Site } from '../site.ts';
import { listOf } from '../words/list-of.ts';
import { pluralOfSign } from '../words/plural-of-sign.ts';
import { yearsOfSign } from '../years/zodiac-years.ts';
import { BesideEachOther } from './BesideEachOther.tsx';
import { allPairs, nameOfPair, pairOf, type Pair } from './pairs.ts';
import { RelationsOfPair } from './RelationsOfPair.tsx';
import { ScoreOfPair } from './ScoreOfPair.tsx';

interface PairPageProps {
  pair: Pair;
  site: Site;
  /** Published articles about the pair. */
  articles: readonly ListedArticle[];
}

/** Two signs: every relation that tradition names, with its source, and the score that follows. */
export function PairPage({ pair, site, articles }: PairPageProps) {
  const [a, b] = pair;
  const [one, other] = [describeSign(a), describeSign(b)];
  const { score } = compatibility(a, b);
  const found = relations(a, b);
  const name = titleOf(pair);
  const words = found.map(({ english }) => english);
  const said =
    words.length === 0
      ? `Tradition names no relation between ${one.name} and ${other.name}: nothing draws them together, nothing sets them at odds.`
      : `Tradition names ${words.length === 1 ? 'one relation' : `${words.length} relations`} of ${name}: ${listOf(words)}.`;
  const sections: Section[] = [
    {
      id: 'relations',
      title: found.length === 0 ? 'No relation' : 'What tradition names',
      content: <RelationsOfPair pair={pair} />,
    },
    { id: 'score', title: `How ${score} comes about`, content: <ScoreOfPair pair={pair} /> },
    {
      id: 'beside',
      title: a === b ? `What two ${pluralOfSign(a)} share` : 'The two beside each other',
      content: <BesideEachOther pair={pair} />,
    },
    { id: 'years', title: 'Their years', content: <YearsOfPair pair={pair} /> },
    { id: 'others', title: 'Other pairs', content: <OtherPairs pair={pair} /> },
  ];
  return (
    <AlmanacPage
      site={site}
      path={pairPath(nameOfPair(pair))}
      title={`${a === b ? `Two ${pluralOfSign(a)}` : name}: compatibility, ${score} of 100`}
      description={`${said} The score of ${score} explained point by point, with the classical sources.`}
      heading={a === b ? `Two ${pluralOfSign(a)}` : name}
      summary={`${said} Our score for the two is ${score} of 100.`}
      sign={a}
      picture={{
        path: sharePicturePath(nameOfPair(pair)),
        text: `The seals of ${one.name} and ${other.name}`,
      }}
      above={[{ name: 'Signs', path: signsPath }]}
      facts={
        <>
          <Badge>{`${score} of 100`}</Badge> <a href={signPath(a)}>{`Year of the ${one.name}`}</a>
          {a !== b && (
            <>
              {' '}
              <span aria-hidden="true">·</span> <a href={signPath(b)}>{`Year of the ${other.name}`}</a>
            </>
          )}
        </>
      }
      sections={sections}
      after={<ArticlesOn subject={name} articles={articles} />}
      offer={{
        title: 'Sure of both signs?',
        lead: 'Birthdays in January and February often belong to the sign of the year before. Enter a birth date and see, free.',
      }}
    />
  );
}

const titleOf = ([a, b]: Pair): string => `${describeSign(a).name} and ${describeSign(b).name}`;

const recent = { from: 1948, to: 2031 };

const YearsOfPair = ({ pair: [a, b] }: { pair: Pair }) => (
  <>
    {[...new Set([a, b])].map((id) => (
      <div key={id}>
        <h3>{pluralOfSign(id)} were born in</h3>
        <LinkList
          links={yearsOfSign(id)
            .filter((year) => year >= recent.from && year <= recent.to)
            .map((year) => ({ path: yearPath(year), text: String(year) }))}
        />
      </div>
    ))}
  </>
);

/** Pairs of the same relation, and the pairs of each of the two. */
function OtherPairs({ pair }: { pair: Pair }) {
  const [a, b] = pair;
  const deciding = relations(a, b).find(({ kind }) => kind !== 'three-meetings');
  const same = deciding
    ? allPairs.filter(
        (other) =>
          nameOfPair(other) !== nameOfPair(pair) &&
          relations(...other).find(({ kind }) => kind !== 'three-meetings')?.form === deciding.form,
      )
    : [];
  return (
    <>
      {deciding && same.length > 0 && (
        <>
          <h3>{`Pairs whose first relation is the same: ${deciding.english}`}</h3>
          <LinkList links={same.map(linkOf)} />
        </>
      )}
      {[...new Set([a, b])].map((id) => (
        <div key={id}>
          <h3>{`The ${describeSign(id).name} with`}</h3>
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
      text: other === id ? `another ${describeSign(id).name}` : `the ${describeSign(other).name}`,
    }));

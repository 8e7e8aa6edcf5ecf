import { text } from '@org/content/almanac';
import { Table } from '@org/ui';
import { compatibility, describeSign, relations, type ZodiacSignId } from '@org/zodiac-core';
import { LinkList } from '../../document/LinkList.tsx';
import { pairPath, sharePicturePath, signPath, signsPath, signsTogetherPath } from '../../paths.ts';
import { AlmanacPage, type Section } from '../AlmanacPage.tsx';
import type { Site } from '../../web-build.ts';
import { nameOfPair, pairOf, relationNames, type Pair } from './pairs.ts';
import { listOf, pluralOfSign, upperFirst } from '../words/grammar.ts';

interface SeveralSignsPageProps {
  /** Three to eight signs, in the order of the cycle. */
  signs: readonly ZodiacSignId[];
  site: Site;
}

/** The signs of a family: each pair with its relations, and the complete triads. It has no dates and no names. */
export function SeveralSignsPage({ signs, site }: SeveralSignsPageProps) {
  const pairs = pairsOf(signs);
  const name = upperFirst(listOf([...new Set(signs)].map((id) => inWords(id, signs))));
  const triads = triadsAmong(signs);
  const sections: Section[] = [
    { id: 'pairs', title: text('several.sections.pairs'), content: <PairsTable pairs={pairs} /> },
    ...(triads.length > 0
      ? [
          {
            id: 'triads',
            title: text('several.sections.triads'),
            content: triads.map((triad) => <p key={triad}>{triad}</p>),
          },
        ]
      : []),
    {
      id: 'signs',
      title: text('several.sections.signs'),
      content: (
        <LinkList
          links={[...new Set(signs)].map((id) => ({
            path: signPath(id),
            text: text('common.year-of', { sign: describeSign(id).name }),
          }))}
        />
      ),
    },
  ];
  const [first = 'rat'] = signs;
  return (
    <AlmanacPage
      site={site}
      path={signsTogetherPath(signs)}
      title={text('several.title', { name })}
      description={text('several.description', { name })}
      heading={name}
      summary={summaryOf(signs.length, pairs)}
      sign={null}
      picture={{
        path: sharePicturePath(first),
        text: text('common.picture.seal', { sign: describeSign(first).name }),
      }}
      above={[{ name: text('common.above.signs'), path: signsPath }]}
      sections={sections}
      listed={false}
      offer={{ title: text('common.offer.several.title'), lead: text('common.offer.pair.lead') }}
    />
  );
}

function summaryOf(size: number, pairs: readonly Pair[]): string {
  const scores = pairs.map(scoreOf);
  const [low, high] = [Math.min(...scores), Math.max(...scores)];
  const count = text('several.numbers')[size - 2] ?? '';
  if (low === high) return text('several.summary.even', { count, high });
  const namesOf = (score: number): string =>
    listOf(
      pairs
        .filter((pair) => scoreOf(pair) === score)
        .map(([one, other]) =>
          text('several.with', { one: describeSign(one).name, other: describeSign(other).name }),
        ),
    );
  return text('several.summary.range', { count, best: namesOf(high), worst: namesOf(low), high, low });
}

/** A sign with its number among the signs, such as `Ox` or `two Rats`. */
function inWords(id: ZodiacSignId, signs: readonly ZodiacSignId[]): string {
  const count = signs.filter((sign) => sign === id).length;
  return count === 1 ? describeSign(id).name : `${text('several.numbers')[count - 2]} ${pluralOfSign(id)}`;
}

/** The distinct pairs of signs. */
function pairsOf(signs: readonly ZodiacSignId[]): Pair[] {
  const all = signs.flatMap((one, place) => signs.slice(place + 1).map((other) => pairOf(one, other)));
  return [...new Map(all.map((pair) => [nameOfPair(pair), pair])).values()];
}

const scoreOf = ([a, b]: Pair): number => compatibility(a, b).score;

const linkTo = (pair: Pair) => (
  <a href={pairPath(nameOfPair(pair))}>
    {text('common.pair', { one: describeSign(pair[0]).name, other: describeSign(pair[1]).name })}
  </a>
);

function PairsTable({ pairs }: { pairs: readonly Pair[] }) {
  return (
    <Table<Pair>
      caption={text('several.caption')}
      rows={pairs}
      rowKey={nameOfPair}
      columns={[
        {
          key: 'pair',
          header: text('several.pair'),
          cell: linkTo,
        },
        {
          key: 'relations',
          header: text('several.relations'),
          cell: (pair) => listOf(relationNames(pair)) || text('common.relations.none'),
        },
        { key: 'score', header: text('several.score'), numeric: true, cell: scoreOf },
      ]}
    />
  );
}

/** The distinct triads whose three signs are all present. */
function triadsAmong(signs: readonly ZodiacSignId[]): string[] {
  const found = pairsOf(signs).flatMap((pair) =>
    relations(...pair).flatMap(({ kind, missing, element }) =>
      missing && element && signs.includes(missing)
        ? [
            text(kind === 'three-meetings' ? 'several.season' : 'several.triad', {
              signs: listOf(
                signs
                  .filter((id, place) => [...pair, missing].includes(id) && signs.indexOf(id) === place)
                  .map((id) => describeSign(id).name),
              ),
              element,
            }),
          ]
        : [],
    ),
  );
  return [...new Set(found)];
}

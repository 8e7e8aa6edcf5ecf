import { Table } from '@org/ui';
import { compatibility, describeSign, relations, type ZodiacSignId } from '@org/zodiac-core';
import { LinkList } from '../../document/LinkList.tsx';
import { pairPath, sharePicturePath, signPath, signsPath, signsTogetherPath } from '../../paths.ts';
import { AlmanacPage, type Section } from '../AlmanacPage.tsx';
import type { Site } from '../site.ts';
import { listOf } from '../words/list-of.ts';
import { pluralOfSign } from '../words/plural-of-sign.ts';
import { nameOfPair, pairOf, type Pair } from './pairs.ts';

interface SeveralSignsPageProps {
  /** Three to eight, in the order of the circle. */
  signs: readonly ZodiacSignId[];
  site: Site;
}

/** The signs of a family: each pair with its relations, and the triads that are whole among them. No dates, no names. */
export function SeveralSignsPage({ signs, site }: SeveralSignsPageProps) {
  const pairs = pairsOf(signs);
  const scores = pairs.map(scoreOf);
  const name = upperFirst(listOf([...new Set(signs)].map((id) => inWords(id, signs))));
  const triads = triadsAmong(signs);
  const sections: Section[] = [
    { id: 'pairs', title: 'Each two of them', content: <PairsTable pairs={pairs} /> },
    ...(triads.length > 0
      ? [{ id: 'triads', title: 'Whole triads', content: triads.map((text) => <p key={text}>{text}</p>) }]
      : []),
    {
      id: 'signs',
      title: 'The signs',
      content: (
        <LinkList
          links={[...new Set(signs)].map((id) => ({
            path: signPath(id),
            text: `Year of the ${describeSign(id).name}`,
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
      title={`${signs.length} signs together`}
      description={`${name}: every pair of these ${signs.length} signs with the relations that tradition names, and a score.`}
      heading={name}
      summary={`Of these ${signs.length} signs our scores of two are from ${Math.min(...scores)} to ${Math.max(...scores)} of 100. They are of the signs alone; dates of birth say more.`}
      sign={first}
      picture={{ path: sharePicturePath(first), text: `The seal of the ${describeSign(first).name}` }}
      above={[{ name: 'Signs', path: signsPath }]}
      sections={sections}
      listed={false}
      offer={{
        title: 'Sure of all the signs?',
        lead: 'Birthdays in January and February often belong to the sign of the year before. Enter a birth date and see, free.',
      }}
    />
  );
}

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Such as `Ox`, or `two Rats`. */
function inWords(id: ZodiacSignId, signs: readonly ZodiacSignId[]): string {
  const count = signs.filter((sign) => sign === id).length;
  return count === 1 ? describeSign(id).name : `${numbers[count - 2]} ${pluralOfSign(id)}`;
}

const numbers = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight'];

/** Each pair once, however many have its signs. */
function pairsOf(signs: readonly ZodiacSignId[]): Pair[] {
  const all = signs.flatMap((one, place) => signs.slice(place + 1).map((other) => pairOf(one, other)));
  return [...new Map(all.map((pair) => [nameOfPair(pair), pair])).values()];
}

const scoreOf = ([a, b]: Pair): number => compatibility(a, b).score;

const linkTo = (pair: Pair) => (
  <a href={pairPath(nameOfPair(pair))}>{`${describeSign(pair[0]).name} and ${describeSign(pair[1]).name}`}</a>
);

function PairsTable({ pairs }: { pairs: readonly Pair[] }) {
  return (
    <Table<Pair>
      caption="The relations are those of the books; the points are ours"
      rows={pairs}
      rowKey={nameOfPair}
      columns={[
        {
          key: 'pair',
          header: 'Pair',
          cell: linkTo,
        },
        {
          key: 'relations',
          header: 'Tradition names',
          cell: (pair) => listOf(relations(...pair).map(({ english }) => english)) || 'no relation',
        },
        { key: 'score', header: 'Of 100', numeric: true, cell: scoreOf },
      ]}
    />
  );
}

/** The triads of which all three signs are there, each once. */
function triadsAmong(signs: readonly ZodiacSignId[]): string[] {
  const found = pairsOf(signs).flatMap((pair) =>
    relations(...pair).flatMap(({ missing, element }) =>
      missing && element && signs.includes(missing)
        ? [
            `${listOf(
              signs
                .filter((id, place) => [...pair, missing].includes(id) && signs.indexOf(id) === place)
                .map((id) => describeSign(id).name),
            )} are whole together, and gather ${element}, says tradition: what one begins the others carry on.`,
          ]
        : [],
    ),
  );
  return [...new Set(found)];
}

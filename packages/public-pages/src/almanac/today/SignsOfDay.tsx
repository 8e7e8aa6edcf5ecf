import { Table, type TableColumn } from '@org/ui';
import {
  compatibility,
  getZodiacSignById,
  relations,
  zodiacSignIds,
  type BranchRelation,
  type SignFacts,
  type ZodiacSignId,
} from '@org/zodiac-core';
import { pairPath, signPath } from '../../paths.ts';
import { Han } from '../Han.tsx';
import { nameOfPair, pairOf } from '../pairs/pairs.ts';

interface SignRow {
  sign: SignFacts;
  /** Its relations to the branch of the day. */
  found: readonly BranchRelation[];
  /** The page of the two signs. */
  path: string;
  score: number;
}

const columns: readonly TableColumn<SignRow>[] = [
  { key: 'sign', header: 'Sign', cell: ({ sign }) => <a href={signPath(sign.id)}>{sign.name}</a> },
  {
    key: 'relation',
    header: 'Relation to the day',
    cell: ({ found, path }) =>
      found.length > 0 ? <a href={path}>{found.map(({ english }) => english).join(', ')}</a> : 'none',
  },
  {
    key: 'name',
    header: 'Chinese name',
    cell: ({ found }) =>
      found.length > 0 ? <Han>{found.map((relation) => relation.name).join(', ')}</Han> : '–',
  },
];

/** How the twelve signs stand to the branch of a day, the most harmonious first. */
export function SignsOfDay({ day }: { day: ZodiacSignId }) {
  const { name, branch } = getZodiacSignById(day);
  const rows = zodiacSignIds
    .map((id): SignRow => ({
      sign: getZodiacSignById(id),
      found: relations(id, day),
      path: pairPath(nameOfPair(pairOf(id, day))),
      score: compatibility(id, day).score,
    }))
    .toSorted((one, other) => other.score - one.score);
  return (
    <>
      <p>
        {`The branch of the day is `}
        <Han>{branch.character}</Han>
        {` (${branch.pinyin}), that of the ${name}. Tradition relates the signs to it as it relates them to each other; it is a custom of almanacs, not a forecast.`}
      </p>
      <Table
        caption={`The twelve signs on a day of the ${name}`}
        rows={rows}
        rowKey={({ sign }) => sign.id}
        columns={columns}
      />
    </>
  );
}

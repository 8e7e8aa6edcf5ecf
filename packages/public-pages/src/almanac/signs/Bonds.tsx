import {
  describeSign,
  relations,
  zodiacSignIds,
  type BranchRelation,
  type ZodiacSignId,
} from '@org/zodiac-core';
import { Han } from '../Han.tsx';
import { listOf } from '../words/list-of.ts';

/** What each kind of relation says between the sign and the names that follow. Half of three meetings says nothing of two. */
const verbs: readonly (readonly [kind: BranchRelation['kind'], verb: string, name: string])[] = [
  ['six-harmony', 'has its six harmony with', '六合'],
  ['three-harmonies', 'shares the three harmonies with', '三合'],
  ['six-clash', 'clashes with', '六沖'],
  ['six-harm', 'has a harm with', '六害'],
  ['punishment', 'has a punishment with', '刑'],
  ['six-destruction', 'has a destruction with', '六破'],
];

/** The relations of a sign to the others, in one sentence each. */
export function Bonds({ id }: { id: ZodiacSignId }) {
  const { name } = describeSign(id);
  const bonds = verbs.flatMap(([kind, verb, chinese]) => {
    const others = zodiacSignIds.filter((other) => relations(id, other).some((each) => each.kind === kind));
    const names = others.map((other) => (other === id ? 'itself' : `the ${describeSign(other).name}`));
    return names.length > 0 ? [{ kind, verb, chinese, names: listOf(names) }] : [];
  });
  return (
    <ul>
      {bonds.map(({ kind, verb, chinese, names }) => (
        <li key={kind}>
          {`The ${name} ${verb} ${names} (`}
          <Han>{chinese}</Han>).
        </li>
      ))}
    </ul>
  );
}

import { describeSign, relations, type BranchRelation, type ZodiacSignId } from '@org/zodiac-core';
import { pairPath } from '../../paths.ts';
import { Han } from '../Han.tsx';
import { nameOfPair, pairOf, type Pair } from './pairs.ts';

/** Every relation of a pair, with its Chinese name, its meaning and its source. */
export function RelationsOfPair({ pair: [a, b] }: { pair: Pair }) {
  const found = relations(a, b);
  if (found.length === 0)
    return (
      <p>
        {`The ${describeSign(a).name} and the ${describeSign(b).name} are neither a harmony nor a clash, harm, punishment or destruction, and belong to no triad together. Books say nothing of such a pair; what becomes of it is left to the two.`}
      </p>
    );
  return found.map((relation) => (
    <div key={relation.form} className="PublicPage-section">
      <h3>
        {`${upperFirst(relation.english)} `}
        <Han>{relation.name}</Han> {relation.pinyin}
      </h3>
      <p>
        {relation.meaning} <Direction relation={relation} />
        <Triad relation={relation} a={a} b={b} />
      </p>
      <p className="PublicPage-source">{`Source: ${relation.source}.`}</p>
    </div>
  ));
}

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Which sign punishes which: only some punishments have a direction. */
function Direction({ relation: { form, signs } }: { relation: BranchRelation }) {
  const [from, to] = signs;
  const hasDirection = form === 'ungrateful-punishment' || form === 'overbearing-punishment';
  if (!hasDirection || !from || !to) return null;
  return `Here the ${describeSign(from).name} punishes the ${describeSign(to).name}. `;
}

/** The third sign that makes a triad whole. */
function Triad({ relation, a, b }: { relation: BranchRelation; a: ZodiacSignId; b: ZodiacSignId }) {
  const { missing, element } = relation;
  if (!missing) return null;
  const third = describeSign(missing).name;
  return (
    <>
      {`With the ${third} as the third it is whole${element ? ` and gathers ${element}` : ''}: `}
      <a href={pairPath(nameOfPair(pairOf(a, missing)))}>{`${describeSign(a).name} and ${third}`}</a>
      {', '}
      <a href={pairPath(nameOfPair(pairOf(b, missing)))}>{`${describeSign(b).name} and ${third}`}</a>.
    </>
  );
}

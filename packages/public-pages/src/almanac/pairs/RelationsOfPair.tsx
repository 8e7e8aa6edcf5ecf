import { text } from '@org/content/almanac';
import { describeSign, relations, type BranchRelation, type ZodiacSignId } from '@org/zodiac-core';
import { pairPath } from '../../paths.ts';
import { Han } from '../Han.tsx';
import { Words } from '../Words.tsx';
import { nameOfPair, nameOfRelation, pairOf, type Pair } from './pairs.ts';
import { upperFirst } from '../words/grammar.ts';

/** Every relation of a pair, with its Chinese name, its meaning and its source. */
export const RelationsOfPair = ({ pair: [a, b] }: { pair: Pair }) =>
  relations(a, b).map((relation) => (
    <div key={relation.form} className="PublicPage-section">
      <h3>
        {`${upperFirst(nameOfRelation(relation.kind))} `}
        <Han>{relation.name}</Han> {relation.pinyin}
      </h3>
      <p>
        <Words text={[relation.meaning, ...directionOf(relation), ...thirdOf(relation, a, b)].join(' ')} />
      </p>
      <p className="PublicPage-source">
        <Words text={text('pair.source', { source: relation.source })} />
      </p>
    </div>
  ));

/** Which sign punishes which. Only some punishments have a direction. */
function directionOf({ form, signs: [from, to] }: BranchRelation): string[] {
  const hasDirection = form === 'ungrateful-punishment' || form === 'overbearing-punishment';
  if (!hasDirection || !from || !to) return [];
  return [text('pair.direction', { from: describeSign(from).name, to: describeSign(to).name })];
}

/** The third sign that completes a group. */
function thirdOf({ missing, element }: BranchRelation, a: ZodiacSignId, b: ZodiacSignId): string[] {
  if (!missing) return [];
  const values = {
    third: describeSign(missing).name,
    one: describeSign(a).name,
    other: describeSign(b).name,
    onePath: pairPath(nameOfPair(pairOf(a, missing))),
    otherPath: pairPath(nameOfPair(pairOf(b, missing))),
  };
  return [element ? text('pair.whole-element', { ...values, element }) : text('pair.whole', values)];
}

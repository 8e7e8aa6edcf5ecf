import { text } from '@org/content/almanac';
import { compatibility, describeSign, relations, zodiacSignIds, type ZodiacSignId } from '@org/zodiac-core';
import { lineEnd, SignsOnCircle } from '../../SignsOnCircle.tsx';
import { listOf } from '../words/grammar.ts';
import { Words } from '../Words.tsx';

/** Relations from easy to difficult. Two of the three signs of a season mean nothing without the third. */
const kinds = [
  'six-harmony',
  'three-harmonies',
  'six-clash',
  'six-harm',
  'punishment',
  'six-destruction',
] as const;

/** The relations of a sign to the others: a wheel with a line for each sign, and one sentence for each relation. */
export function Bonds({ id }: { id: ZodiacSignId }) {
  const bonds = kinds.flatMap((kind) => {
    const others = zodiacSignIds.filter((other) => relations(id, other).some((each) => each.kind === kind));
    return others.length > 0 ? [{ kind, others }] : [];
  });
  const bound = zodiacSignIds.filter(
    (other) => other !== id && bonds.some(({ others }) => others.includes(other)),
  );
  const from = lineEnd(id);
  const several = bound.filter((other) => bonds.filter(({ others }) => others.includes(other)).length > 1);
  return (
    <>
      <figure className="ArticleFigure PublicPage-bonds">
        <SignsOnCircle marked={[id]}>
          {bound.map((other) => {
            const to = lineEnd(other);
            const { basis } = compatibility(id, other);
            return <line key={other} data-basis={basis} x1={from.x} y1={from.y} x2={to.x} y2={to.y} />;
          })}
        </SignsOnCircle>
        <ul>
          {bonds.map(({ kind, others }) => (
            <li key={kind} data-basis={kind}>
              <Words
                text={text(`sign.bonds.${kind}`, { others: listOf(others.map((other) => named(other, id))) })}
              />
            </li>
          ))}
        </ul>
      </figure>
      {several.length > 0 && (
        <p>
          {text('sign.bonds.several', {
            others: listOf(several.map((other) => `the ${describeSign(other).name}`)),
          })}
        </p>
      )}
    </>
  );
}

const named = (other: ZodiacSignId, id: ZodiacSignId): string => {
  const { name } = describeSign(other);
  return other === id ? text('sign.bonds.another', { sign: name }) : name;
};

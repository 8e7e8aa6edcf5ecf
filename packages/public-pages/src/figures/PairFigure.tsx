import { compatibility, describeSign, relations, zodiacSignIds, type ZodiacSignId } from '@org/zodiac-core';
import { Han } from '../almanac/Han.tsx';
import { lineEnd, SignsOnCircle } from '../SignsOnCircle.tsx';
import { upperFirst } from '../almanac/words/grammar.ts';

interface PairFigureProps {
  signs: readonly [ZodiacSignId, ZodiacSignId];
}

/**
 * Two signs on the circle, joined by the line of their relation. The caption has their positions, relations and
 * score.
 */
export function PairFigure({ signs: [a, b] }: PairFigureProps) {
  const { basis, score } = compatibility(a, b);
  const [from, to] = [lineEnd(a), lineEnd(b)];
  const found = relations(a, b);
  return (
    <figure className="ArticleFigure">
      <SignsOnCircle marked={[a, b]}>
        {a === b ? (
          <circle className="ArticleFigure-self" cx={from.x} cy={from.y} r="9" />
        ) : (
          <line data-basis={basis} x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
        )}
      </SignsOnCircle>
      <figcaption>
        <p>{`${placesOf(a, b)} Our score for the two is ${score} of 100.`}</p>
        {found.length === 0 ? (
          <p>Tradition has no rule about this pair, good or bad.</p>
        ) : (
          <ul>
            {found.map(({ form, english, name, meaning }) => (
              <li key={form}>
                {`${upperFirst(english)} (`}
                <Han>{name}</Han>
                {`): ${meaning}`}
              </li>
            ))}
          </ul>
        )}
      </figcaption>
    </figure>
  );
}

/** `'Dragon and Dog stand opposite each other on the circle.'` */
function placesOf(a: ZodiacSignId, b: ZodiacSignId): string {
  const [one, other] = [describeSign(a).name, describeSign(b).name];
  if (a === b) return `The ${one} meets itself: both have the same place on the circle.`;
  const apart = Math.abs(zodiacSignIds.indexOf(a) - zodiacSignIds.indexOf(b));
  const steps = Math.min(apart, 12 - apart);
  const where =
    steps === 6 ? 'opposite each other' : steps === 1 ? 'next to each other' : `${steps} places apart`;
  return `${one} and ${other} stand ${where} on the circle.`;
}

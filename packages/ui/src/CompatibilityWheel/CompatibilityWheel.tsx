import {
  compatibility,
  getZodiacSignById,
  zodiacSignIds,
  type Relation,
  type ZodiacSignId,
} from '@org/zodiac-core';
import type { ComponentProps } from 'react';
import { Label, type Labels } from '../labels.ts';
import { pointOnWheel } from '../point-on-wheel.ts';
import { signs } from '../signs.ts';

export interface CompatibilityWheelProps extends Omit<ComponentProps<'figure'>, 'children'> {
  /** The sign whose relations are shown. */
  sign: ZodiacSignId;
}

const words: Readonly<Partial<Record<Relation, keyof Labels>>> = {
  'six-harmony': 'secretFriend',
  'three-harmonies': 'ally',
  'six-harm': 'harm',
  'six-clash': 'clash',
};

/** The relations of one sign to the others, drawn as lines on a wheel and repeated as a list. */
export function CompatibilityWheel({ sign, className = '', ...rest }: CompatibilityWheelProps) {
  const own = getZodiacSignById(sign);
  const from = pointOnWheel(150, zodiacSignIds.indexOf(sign));
  const bonds = signs.flatMap((other, place) => {
    const { basis, score } = compatibility(sign, other.id);
    const word = words[basis];
    return word ? [{ other, basis, word, score, to: pointOnWheel(150, place) }] : [];
  });
  return (
    <figure {...rest} className={`za-CompatibilityWheel ${className}`}>
      <svg viewBox="0 0 400 400" aria-hidden="true" focusable="false">
        <circle className="za-CompatibilityWheel-line" cx="200" cy="200" r="196" />
        <circle className="za-CompatibilityWheel-line" cx="200" cy="200" r="150" />
        {bonds.map(({ other, basis, to }) => (
          <line key={other.id} data-basis={basis} x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
        ))}
        {signs.map(({ id, character }, place) => {
          const at = pointOnWheel(173, place);
          return (
            <text
              key={id}
              x={at.x}
              y={at.y}
              dy="0.36em"
              textAnchor="middle"
              data-own={id === sign ? '' : undefined}
              data-bound={bonds.some(({ other }) => other.id === id) ? '' : undefined}
            >
              {character}
            </text>
          );
        })}
      </svg>
      <figcaption>
        <p>
          <Label name="bondsOf" values={{ name: own.name, character: own.character }} />
        </p>
        <ul>
          {bonds
            .toSorted((a, b) => b.score - a.score)
            .map(({ other, basis, word, score }) => (
              <li key={other.id} data-basis={basis}>
                <span>
                  <Label name={word} />
                </span>{' '}
                <strong>
                  {other.name}{' '}
                  <span className="za-CompatibilityWheel-character" aria-hidden="true">
                    {other.character}
                  </span>
                </strong>{' '}
                <span>
                  <Label name="amountOf" values={{ value: score, max: 100 }} />
                </span>
              </li>
            ))}
        </ul>
      </figcaption>
    </figure>
  );
}

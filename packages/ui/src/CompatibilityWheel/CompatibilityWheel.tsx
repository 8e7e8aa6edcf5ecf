import {
  compatibility,
  getZodiacSignById,
  zodiacSignIds,
  type Compatibility,
  type Relation,
  type SignFacts,
  type ZodiacSignId,
} from '@org/zodiac-core';
import { Fragment, type ComponentProps } from 'react';
import { HiddenHeader, Label, type Labels } from '../labels.ts';
import { pointOnWheel } from '../point-on-wheel.ts';
import { signs } from '../signs.ts';

export interface CompatibilityWheelProps extends Omit<ComponentProps<'figure'>, 'children'> {
  /** The sign whose relations are shown. */
  sign: ZodiacSignId;
}

/** The relations that raise or lower a score. */
const words: Readonly<Partial<Record<Relation, keyof Labels>>> = {
  'six-harmony': 'secretFriend',
  'three-harmonies': 'ally',
  'six-clash': 'clash',
  'six-harm': 'harm',
  punishment: 'punishment',
  'six-destruction': 'destruction',
};

/** Radius of the ends of the lines, and radius of the signs. The character of a sign is above its name. */
const lineRadius = 112;
const signRadius = 156;

/**
 * The relations of one sign to the others, drawn as lines on a wheel and repeated as a table. A line shows the main relation of
 * two signs; the table names all relations.
 */
export function CompatibilityWheel({ sign, className = '', ...rest }: CompatibilityWheelProps) {
  const own = getZodiacSignById(sign);
  const from = pointOnWheel(lineRadius, zodiacSignIds.indexOf(sign));
  const bonds = signs.flatMap((other, place) => {
    const { basis, score, relations } = compatibility(sign, other.id);
    const names = relations.flatMap(({ kind }) => words[kind] ?? []);
    const isBound = other.id !== sign && names.length > 0;
    return isBound ? [{ other, basis, names, score, to: pointOnWheel(lineRadius, place) }] : [];
  });
  return (
    <figure {...rest} className={`za-CompatibilityWheel ${className}`}>
      <svg viewBox="0 0 400 400" aria-hidden="true" focusable="false">
        <circle className="za-CompatibilityWheel-line" cx="200" cy="200" r="196" />
        <circle className="za-CompatibilityWheel-line" cx="200" cy="200" r={lineRadius} />
        {bonds.map(({ other, basis, to }) => (
          <line key={other.id} data-basis={basis} x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
        ))}
        {signs.map(({ id, name, character }, place) => {
          const { x, y } = pointOnWheel(signRadius, place);
          return (
            <g
              key={id}
              textAnchor="middle"
              data-own={id === sign ? '' : undefined}
              data-bound={bonds.some(({ other }) => other.id === id) ? '' : undefined}
            >
              <text lang="zh-Hant" className="za-CompatibilityWheel-sign" x={x} y={y + 4}>
                {character}
              </text>
              <text className="za-CompatibilityWheel-name" x={x} y={y + 24}>
                {name}
              </text>
            </g>
          );
        })}
      </svg>
      <figcaption>
        <table>
          <caption>
            <Label name="bondsOf" values={{ name: own.name }} />
          </caption>
          <HiddenHeader columns={['relation', 'sign', 'score']} />
          <tbody>
            {bonds
              .toSorted((a, b) => b.score - a.score)
              .map((bond) => (
                <BondRow key={bond.other.id} {...bond} />
              ))}
          </tbody>
        </table>
      </figcaption>
    </figure>
  );
}

interface BondRowProps {
  other: SignFacts;
  basis: Compatibility['basis'];
  names: readonly (keyof Labels)[];
  score: number;
}

const BondRow = ({ other, basis, names, score }: BondRowProps) => (
  <tr>
    <td>
      <svg viewBox="0 0 30 8" aria-hidden="true">
        <line data-basis={basis} x1="0" y1="4" x2="30" y2="4" />
      </svg>
      <span>
        {names.map((name, index) => (
          <Fragment key={name}>
            {index > 0 && ', '}
            <Label name={name} />
          </Fragment>
        ))}
      </span>
    </td>
    <th scope="row">
      {other.name}{' '}
      <span lang="zh-Hant" className="za-CompatibilityWheel-character" aria-hidden="true">
        {other.character}
      </span>
    </th>
    <td>
      <Label name="amountOf" values={{ value: score, max: 100 }} />
    </td>
  </tr>
);

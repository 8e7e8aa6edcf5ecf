import { getZodiacSignById, zodiacSigns, type ZodiacSignId } from '@org/zodiac-core';
import { listOf } from '../almanac/words/list-of.ts';

interface WheelFigureProps {
  caption: string;
  groups: readonly (readonly ZodiacSignId[])[];
}

const centre = 200;

/** The point at a radius in the direction of a sign, the first at the top. */
function pointAt(radius: number, sign: ZodiacSignId): { x: number; y: number } {
  const angle = (zodiacSigns.findIndex(({ id }) => id === sign) * Math.PI) / 6;
  return {
    x: Math.round(centre + radius * Math.sin(angle)),
    y: Math.round(centre - radius * Math.cos(angle)),
  };
}

/** The twelve signs on a circle; the signs of a group are joined. */
export const WheelFigure = ({ caption, groups }: WheelFigureProps) => (
  <figure className="ArticleFigure">
    <svg className="ArticleFigure-wheel" viewBox="0 0 400 400" aria-hidden="true">
      <circle cx={centre} cy={centre} r="196" />
      <circle cx={centre} cy={centre} r="112" />
      {groups.map((group, index) => (
        <polygon
          key={group.join()}
          data-place={index % 4}
          points={group
            .map((sign) => pointAt(112, sign))
            .map(({ x, y }) => `${x},${y}`)
            .join(' ')}
        />
      ))}
      {zodiacSigns.map(({ id, name, character }) => {
        const { x, y } = pointAt(154, id);
        return (
          <g key={id} textAnchor="middle">
            <text className="ArticleFigure-character" x={x} y={y + 4}>
              {character}
            </text>
            <text className="ArticleFigure-name" x={x} y={y + 24}>
              {name}
            </text>
          </g>
        );
      })}
    </svg>
    <figcaption>
      {`${caption}: ${
        groups.length === 0
          ? listOf(zodiacSigns.map(({ name }) => name))
          : groups.map((group) => listOf(group.map((sign) => getZodiacSignById(sign).name))).join('; ')
      }.`}
    </figcaption>
  </figure>
);

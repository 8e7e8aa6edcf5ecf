import { zodiacSigns, type ZodiacSignId } from '@org/zodiac-core';
import type { ReactNode } from 'react';

const centre = 200;
/** Radius at which lines end. */
const lineRadius = 112;

interface SignsOnCircleProps {
  /** The highlighted signs. */
  marked?: readonly ZodiacSignId[];
  /** The lines between the signs. */
  children: ReactNode;
}

/** The point at a radius in the direction of a sign. The first sign is at the top. */
function pointAt(radius: number, sign: ZodiacSignId): { x: number; y: number } {
  const angle = (zodiacSigns.findIndex(({ id }) => id === sign) * Math.PI) / 6;
  return {
    x: Math.round(centre + radius * Math.sin(angle)),
    y: Math.round(centre - radius * Math.cos(angle)),
  };
}

/** The point at which the lines of a sign begin. */
export const lineEnd = (sign: ZodiacSignId): { x: number; y: number } => pointAt(lineRadius, sign);

/** The twelve signs on a circle. Screen readers get the figure's caption instead. */
export const SignsOnCircle = ({ marked = [], children }: SignsOnCircleProps) => (
  <svg className="ArticleFigure-wheel" viewBox="0 0 400 400" aria-hidden="true">
    <circle cx={centre} cy={centre} r="196" />
    <circle cx={centre} cy={centre} r={lineRadius} />
    {children}
    {zodiacSigns.map(({ id, name, character }) => {
      const { x, y } = pointAt(154, id);
      return (
        <g key={id} textAnchor="middle" data-marked={marked.includes(id) ? '' : undefined}>
          <text lang="zh-Hant" className="ArticleFigure-character" x={x} y={y + 4}>
            {character}
          </text>
          <text className="ArticleFigure-name" x={x} y={y + 24}>
            {name}
          </text>
        </g>
      );
    })}
  </svg>
);

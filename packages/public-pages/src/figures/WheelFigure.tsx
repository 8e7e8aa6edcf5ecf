import { getZodiacSignById, zodiacSigns, type ZodiacSignId } from '@org/zodiac-core';
import { listOf } from '../almanac/words/grammar.ts';
import { lineEnd, SignsOnCircle } from '../SignsOnCircle.tsx';

interface WheelFigureProps {
  caption: string;
  groups: readonly (readonly ZodiacSignId[])[];
}

/** The twelve signs on a circle, with the signs of a group joined. */
export const WheelFigure = ({ caption, groups }: WheelFigureProps) => (
  <figure className="ArticleFigure">
    <SignsOnCircle>
      {groups.map((group, index) => (
        <polygon
          key={group.join()}
          data-place={index % 4}
          points={group
            .map(lineEnd)
            .map(({ x, y }) => `${x},${y}`)
            .join(' ')}
        />
      ))}
    </SignsOnCircle>
    <figcaption>
      {`${caption}: ${
        groups.length === 0
          ? listOf(zodiacSigns.map(({ name }) => name))
          : groups.map((group) => listOf(group.map((sign) => getZodiacSignById(sign).name))).join('; ')
      }.`}
    </figcaption>
  </figure>
);

import type { ComponentProps } from 'react';
import type { ZodiacSignId } from '@org/zodiac-core';
import { sealStyle } from '../seal-style.ts';
import { animalPaths } from './animal-paths.ts';

export interface AnimalProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** The sign whose animal is drawn. */
  sign: ZodiacSignId;
  /** The side length in rem. Without it, the stylesheet sets 3 rem. */
  size?: number;
  /** The side to which the animal looks. Draw two animals of a pair facing each other. */
  facing?: 'left' | 'right';
  /** The accessible name, such as "Dragon". Without it the drawing is decorative, so place the name beside it. */
  label?: string;
}

/** The animal of a sign as a paper cut in vermilion, drawn in the text color of its element. */
export function Animal({ sign, size, facing = 'left', label, className = '', style, ...rest }: AnimalProps) {
  return (
    <svg
      viewBox="0 0 256 256"
      focusable="false"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      {...rest}
      className={`za-Animal ${className}`}
      data-facing={facing}
      style={sealStyle(size, style)}
    >
      <path fillRule="evenodd" d={animalPaths[sign]} />
    </svg>
  );
}

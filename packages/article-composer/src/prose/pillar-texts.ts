import type { Element, ZodiacSignId } from '@org/zodiac-core';
import { pillarsOfAutumn } from './pillars/autumn.ts';
import { pillarsOfSpring } from './pillars/spring.ts';
import { pillarsOfSummer } from './pillars/summer.ts';
import { pillarsOfWinter } from './pillars/winter.ts';
import type { TextsByElement } from './prose-types.ts';

const texts: TextsByElement = {
  ...pillarsOfWinter,
  ...pillarsOfSpring,
  ...pillarsOfSummer,
  ...pillarsOfAutumn,
};

/** How tradition paints a sign with the element of its year. */
export const pillarText = (element: Element, sign: ZodiacSignId): string => texts[sign]?.[element] ?? '';

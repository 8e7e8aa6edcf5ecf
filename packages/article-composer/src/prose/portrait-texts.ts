import type { Element, ZodiacSignId } from '@org/zodiac-core';
import { portraitsOfAutumn } from './portraits/autumn.ts';
import { portraitsOfSpring } from './portraits/spring.ts';
import { portraitsOfSummer } from './portraits/summer.ts';
import { portraitsOfWinter } from './portraits/winter.ts';
import type { TextsByElement } from './prose-types.ts';

const texts: TextsByElement = {
  ...portraitsOfWinter,
  ...portraitsOfSpring,
  ...portraitsOfSummer,
  ...portraitsOfAutumn,
};

/** What a sign with an element is like to have about, told as a scene. */
export const portraitText = (element: Element, sign: ZodiacSignId): string => texts[sign]?.[element] ?? '';

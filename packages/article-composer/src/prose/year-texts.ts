import type { Element, ZodiacSignId } from '@org/zodiac-core';
import { yearsOfAutumn } from './year-pillars/autumn.ts';
import { yearsOfSpring } from './year-pillars/spring.ts';
import { yearsOfSummer } from './year-pillars/summer.ts';
import { yearsOfWinter } from './year-pillars/winter.ts';
import type { TextsByElement } from './prose-types.ts';

const texts: TextsByElement = { ...yearsOfWinter, ...yearsOfSpring, ...yearsOfSummer, ...yearsOfAutumn };

/** What a year of an element and a sign is said to be like. It foretells nothing. */
export const yearText = (element: Element, sign: ZodiacSignId): string => texts[sign]?.[element] ?? '';

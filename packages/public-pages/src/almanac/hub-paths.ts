import { dataPath, elementsPath, numbersPath, signsPath, yearsPath } from '../paths.ts';

/** The addresses of pages that gather others. */
export const hubPaths = {
  signs: signsPath,
  years: yearsPath,
  elements: elementsPath,
  numbers: numbersPath,
  data: dataPath,
} as const;

import { inFigures } from './in-figures.ts';

/**
 * How many people a company employs, such as `1,001–10,000` or `10,001+`.
 *
 * @param band - one of the `employeesBands` of the contract
 */
export const employeesInFigures = (band: string): string =>
  band.replaceAll(/\d+/g, (number) => inFigures(Number(number))).replace('-', '–');

import { getZodiacSignByName, zodiacSignIds, type ZodiacSignId } from '../index.ts';
import { branchCharacters } from '../cycle/branches.ts';

/**
 * The sign that a word on the command line means.
 *
 * @param name - its id, any name that `getZodiacSignByName` knows, or its branch, such as 子
 * @throws RangeError that lists the twelve ids, when it is not a sign
 */
export function signCalled(name: string): ZodiacSignId {
  const id = getZodiacSignByName(name)?.id ?? zodiacSignIds[[...branchCharacters].indexOf(name)];
  if (!id) throw new RangeError(`"${name}" is no sign; the signs are ${zodiacSignIds.join(', ')}.`);
  return id;
}

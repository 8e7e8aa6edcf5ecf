import { requireText } from '../require-input.ts';
import { signFacts, type SignFacts } from '../signs/signs.ts';

/** Other English names of the signs, in the order of the cycle. */
const otherNames =
  'mouse;cow,bull,buffalo,water buffalo;;hare;;serpent;;sheep,ram;;cock,chicken,hen;;boar,hog';

const namesOfSigns: readonly (readonly string[])[] = /* @__PURE__ */ signFacts.map(
  ({ id, character, simplified, pinyin }, index) => [
    id,
    character,
    simplified,
    plain(pinyin),
    .../* @__PURE__ */ (otherNames.split(';')[index]?.split(',') ?? []),
  ],
);

/**
 * The facts of the sign with a name: in English, in the common variants too (Sheep and Ram for the Goat, Boar for the Pig), in
 * Chinese (traditional or simplified) or in pinyin with or without tone marks. Letter case and extra spaces are ignored. The Cat
 * is a sign of the Vietnamese zodiac only.
 *
 * @param name - such as `'Dragon'`, `'dragon'`, `'龍'`, `'龙'`, `'lóng'` or `'long'`
 * @returns the sign, or `undefined` if no sign has that name
 * @throws TypeError when the name is not text
 * @see `getZodiacSignById`; the other English names are those in common use
 * @example
 * getZodiacSignByName('龙')?.id; // 'dragon'
 * getZodiacSignByName('Sheep')?.id; // 'goat'
 */
export function getZodiacSignByName(name: string): SignFacts | undefined {
  requireText('name', name);
  const wanted = plain(name);
  return wanted ? signFacts[namesOfSigns.findIndex((names) => names.includes(wanted))] : undefined;
}

function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim().replace(/\s+/g, ' ');
}

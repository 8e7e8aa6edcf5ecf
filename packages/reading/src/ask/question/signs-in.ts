import { zodiacSignIds, type ZodiacSignId } from '@org/zodiac-core';

const otherNames: Readonly<Record<string, ZodiacSignId>> = {
  mouse: 'rat',
  mice: 'rat',
  cow: 'ox',
  oxen: 'ox',
  oxes: 'ox',
  buffalo: 'ox',
  bunny: 'rabbit',
  bunnie: 'rabbit',
  hare: 'rabbit',
  cat: 'rabbit',
  sheep: 'goat',
  ram: 'goat',
  cock: 'rooster',
  chicken: 'rooster',
  boar: 'pig',
};

/** A sign’s name in the singular or the plural, for an expression. */
export const nameOfSign = [
  ...zodiacSignIds.map((id) => `${id}s?`),
  ...Object.keys(otherNames).map((name) => `${name}s?`),
].join('|');

export function signCalled(name: string): ZodiacSignId | undefined {
  const singular = name.replace(/s$/u, '');
  return (
    zodiacSignIds.find((id) => id === name || id === singular) ?? otherNames[name] ?? otherNames[singular]
  );
}

/** Phrases in which the animal is no sign. */
const otherSenses =
  / (?:snake oil|snake bites?|rat race|rat out|smell a rat|pig headed\p{L}*|guinea pigs?|dark horse|high horse|wild horses|horse (?:riding|racing|race|races|power)|black sheep|scape goats?|goat of all time|(?:the )?greatest of all time|golden retriever|hot dogs?|dog (?:tired|days|walker|sitter|trainer|breeder|food|person|eat dog)|(?:cat|dog) (?:people|person|lady)|cat ?(?:fight|nap|walk)s?|rabbit (?:hole|food)|paper tiger|tiger (?:mum|mums|parent|parents|parenting|king|woods|balm|economy)|dragon ?(?:fruit|ball|fly|boat|boats)|monkey (?:business|around|see|mind)|chicken (?:out|soup|pox)|cow boys?|ram (?:it|into)|computer mouse|mouse pad|cock up|cash cow|sacred cow|mechanical bull|(?:eat|eating|cook|cooking|roast|fried|grilled) (?:a |the )?\p{L}+|lone wolf|spirit animal) /gu;

const pets =
  'dogs?|cats?|rabbits?|bunny|bunnies|horses?|ponies|pony|goats?|chickens?|pigs?|rats?|snakes?|mouse|hamster|puppy|kitten|parrot|pet|pets';
const petOfMine = new RegExp(
  ` (?:(?:my|our|his|her|their) (?:pet |new |old |little )*(?:${pets})|(?:get|adopt|buy|walk|feed|own|train|breed|keep|ride) (?:an? |the |my |our |some )?(?:new |pet )?(?:${pets})) `,
  'gu',
);

/** Whether a question is about an animal that somebody keeps. */
export const isAboutPet = (words: string): boolean => words.search(petOfMine) >= 0;

const timesOfDay = new RegExp(` (?:hours?|months?|days?) of (?:the |a |an )?(?:${nameOfSign}) `, 'gu');

/** The words without animals that are no signs. */
export const withoutOtherSenses = (words: string): string =>
  words.replaceAll(timesOfDay, ' ').replaceAll(otherSenses, ' ').replaceAll(petOfMine, ' ');

const ofYear = new RegExp(
  ` (?:years? of (?:the |a |an )?(?:(?:wood|fire|earth|metal|water) )?|chinese year )(${nameOfSign}) `,
  'u',
);
const ofSign = new RegExp(` (${nameOfSign}) years? `, 'u');
const named = new RegExp(`(?<= )(${nameOfSign})(?= )`, 'gu');

interface NamedSigns {
  /** The signs it names as somebody’s sign, each once. */
  readonly signs: readonly ZodiacSignId[];
  /** The sign of which it asks the year, as in “the year of the Dragon”. */
  readonly signOfYear: ZodiacSignId | undefined;
}

export function signsIn(words: string): NamedSigns {
  const plain = withoutOtherSenses(words);
  const year = ofYear.exec(plain) ?? ofSign.exec(plain);
  const rest = year ? plain.replace(year[0], ' ') : plain;
  const found = [...rest.matchAll(named)].flatMap(([, name = '']) => signCalled(name) ?? []);
  return { signs: [...new Set(found)], signOfYear: signCalled(year?.[1] ?? '') };
}

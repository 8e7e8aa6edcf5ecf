/** Whether words contain an expression, as whole words. */
export const hasAnyOf = (words: string): ((text: string) => boolean) => {
  const pattern = new RegExp(` (?:${words}) `, 'u');
  return (text) => pattern.test(text);
};

const hasLoveWords = hasAnyOf(
  'love|loves|loved|marry|marries|married|marriage|wedding|relationships?|dating|romance|romantic\\p{L}*|boyfriend|girlfriend|husband|wife|fiance\\p{L}*|soulmates?|spouse|engaged|propose|divorce|break up|ex|ex \\p{L}+|crush|kiss|kissing|flirt\\p{L}*|lover|partner|(?<!birth |lunar |due |exact |what |which )date(?! of birth)|sexy|sex|the one|dating|single|(?:he|she) (?:really )?(?:likes?|misses|fancies|fancy) me|(?:text|message) (?:him|her)',
);
const hasWishForChildren = hasAnyOf(
  '(?:have|having|want|start|next) (?:kids?|children|(?:a |another |next )?(?:baby|child|family))|how many (?:kids|children)',
);

/** The marriages of parents and siblings belong to the subject of family. */
const isAboutLoveOfFamily = hasAnyOf(
  '(?:parents|mother|father|sister|brother)(?: in law)?(?: is| are| was| were| have| got| get| getting)* (?:divorc\\p{L}+|marri\\p{L}+|wedding)|(?:mother|father|mum|parents?|brother|sister|grand\\p{L}+|family) (?:really )?loves? me',
);

/** Whether words ask about the person's love, marriage or children. */
export const isAboutLove = (words: string): boolean =>
  hasWishForChildren(words) || (hasLoveWords(words) && !isAboutLoveOfFamily(words));

/** Matches a stated age under 18. */
const saysYoung = hasAnyOf(
  '(?:he|she|who|daughter|son|girl|boy|sister|brother|girlfriend|boyfriend|crush|cousin|niece|nephew) (?:is|turned|aged|age) (?:only |just )?(?:[1-9]|1[0-7])|(?:[1-9]|1[0-7]) years? old (?:daughter|son|girl|boy|sister|brother|girlfriend|boyfriend|crush|cousin|niece|nephew|friend|student|kid|child)|teen(?:age\\p{L}*|s)?|under ?aged?|schoolgirl|schoolboy',
);
const hasRomance = hasAnyOf(
  '(?:marry|marries|married|marriage|wedding|dat(?:e|es|ing)|boyfriends?|girlfriends?|romance|romantic\\p{L}*|crush|soulmates?|in love|falls? for|kiss\\p{L}*|flirt\\p{L}*)',
);

/** Whether words ask about love with a person under 18, by the stated age or year of birth. */
export function isAboutYoungLove(words: string, year: number): boolean {
  const born = /\bborn (?:in |on )?(?:\p{L}+ )?(?:\d{1,2} )?((?:19|20)\d\d)\b/u.exec(words)?.[1];
  const isYoung = saysYoung(words) || (born !== undefined && Number(born) > year - 19);
  return isYoung && hasRomance(words);
}

const namesChild = hasAnyOf(
  '(?:my|our) (?:\\p{L}+ )?(?:child|kid|son|daughter|girl|boy|baby|toddler)|he|she|him|her|his',
);
const hasParentsWish = hasAnyOf(
  '(?:i|we|us) (?:\\p{L}+ )*(?:have|having|want|start) (?:kids?|children|(?:a |another |next )?(?:baby|child|family))',
);
const hasRomanceOfChild = hasAnyOf(
  '(?:find|finds|fall in|falls in) love|love life|(?:her|his|future|a) (?:husband|wife|spouse)|divorce',
);

/**
 * The reason to refuse words about love in the reading of a small child. A parent may ask about another child, and about
 * the love of a child for its family.
 */
export function refusedLoveOfParents(words: string): 'young' | 'parent' | undefined {
  if (hasParentsWish(words)) return undefined;
  if (namesChild(words))
    return hasRomance(words) || hasRomanceOfChild(words) || hasWishForChildren(words) ? 'young' : undefined;
  return hasWishForChildren(words) ? undefined : 'parent';
}

const pets =
  'dogs?|cats?|rabbits?|bunny|bunnies|horses?|ponies|pony|goats?|chickens?|pigs?|rats?|snakes?|mouse|hamster|puppy|kitten|parrot|pet|pets';
const hasPet = hasAnyOf(
  `(?:my|our|his|her|their) (?:pet |new |old |little )*(?:${pets})|(?:get|adopt|buy|walk|feed|own|train|breed|keep|ride) (?:an? |the |my |our |some )?(?:new |pet )?(?:${pets})`,
);
const isAboutSign = hasAnyOf('signs?|zodiac|years?|born|side|nature|element|animal sign');

export const isAboutPet = (words: string): boolean => hasPet(words) && !isAboutSign(words);

import { text } from '@org/content/phrases';
import { Phrases } from './phrases.ts';

const love = new Phrases(text('love.about-love'));
const wishForChildren = new Phrases(text('love.wish-for-children'));
const loveOfOthers = new Phrases(text('love.love-of-others'));
const romance = new Phrases(text('love.romance'));
const young = new Phrases(text('love.young'));
const child = new Phrases(text('love.child'));
const loveOfParents = new Phrases(text('love.love-of-parents'));
const wishOfParents = new Phrases(text('love.wish-of-parents'));
const romanceOfChild = new Phrases([...text('love.romance'), ...text('love.romance-of-child')]);
const pet = new Phrases(text('love.pet'));
const sign = new Phrases(text('love.sign'));

/** Whether words ask about the person's love, marriage or children. */
export const isAboutLove = (words: string): boolean =>
  wishForChildren.areIn(words) || love.areIn(loveOfOthers.removedFrom(words));

/** Whether words ask about love with a person under 18, by the stated age or year of birth. */
export function isAboutYoungLove(words: string, year: number): boolean {
  const born = /\bborn (?:in |on )?(?:\p{L}+ )?(?:\d{1,2} )?((?:19|20)\d\d)\b/u.exec(words)?.[1];
  return (young.areIn(words) || (born !== undefined && Number(born) > year - 19)) && romance.areIn(words);
}

/**
 * The reason to refuse words about love in the reading of a small child. A parent may ask about another child, and about
 * the love of a child for its family.
 */
export function refusedLoveOfParents(words: string): 'young' | 'parent' | undefined {
  if (loveOfParents.areIn(words)) return 'parent';
  if (wishOfParents.areIn(words)) return undefined;
  if (child.areIn(words))
    return romanceOfChild.areIn(words) || wishForChildren.areIn(words) ? 'young' : undefined;
  return wishForChildren.areIn(words) ? undefined : 'parent';
}

export const isAboutPet = (words: string): boolean => pet.areIn(words) && !sign.areIn(words);

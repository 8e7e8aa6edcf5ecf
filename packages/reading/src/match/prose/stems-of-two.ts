import type { Element } from '@org/zodiac-core';

/** Where two day stems are of one element. */
export const sameElement: Readonly<Record<Element, string>> = {
  Wood: 'two plants of one kind, which grow better with a hand’s breadth between them',
  Fire: 'two flames, bright and warm together, and in need of somebody who brings logs',
  Earth: 'two fields side by side, patient with each other and slow to cross the hedge',
  Metal: 'two blades in one drawer, which stay sharp as long as they are laid side by side',
  Water: 'two streams that find each other downhill, and ought to agree where the bank is',
};

/** Where the element feeds the next, by the one that gives. */
export const feeding: Readonly<Record<Element, string>> = {
  Wood: 'wood for the other’s fire, an encouragement of which the giver should keep a log or two',
  Fire: 'ash for the other’s field, warmth that turns into something solid',
  Earth: 'ore for the other’s metal, quiet support that likes to be noticed',
  Metal: 'dew for the other’s water, clear words from which thoughts begin to run',
  Water: 'rain for the other’s tree, care that makes things grow and can be too much',
};

/** Where the element restrains another, by the one that restrains. */
export const restraining: Readonly<Record<Element, string>> = {
  Wood: 'roots in the other’s earth, which hold it together and take up room',
  Fire: 'a flame at the other’s metal, which shapes if it is not held too near',
  Earth: 'a bank for the other’s water, which guides and ought not to dam',
  Metal: 'a knife at the other’s branches, good for pruning if one asks first',
  Water: 'water on the other’s fire, which cools and leaves a flame to cook on',
};

/** Where two day stems combine, by the element of the combination. */
export const combining: Readonly<Record<Element, string>> = {
  Earth: 'tree and field, who keep faith because each is at home in the other',
  Metal: 'axe and vine, strength and pliancy, who are kinder together than apart',
  Water: 'sun and jewel, who each look their best in the other’s light',
  Wood: 'river and lamp, the wide and the small, who make a harbor between them',
  Fire: 'mountain and rain, who differ in everything and make a spring',
};

import type { Element } from '@org/zodiac-core';
import type { NaYin } from '@org/zodiac-core/pillars';
import { groupOf } from '../ten-gods-of-elements.ts';
import type { TenGodGroup } from './ten-god-readings.ts';

const elementOfSound: Readonly<Record<string, Element>> = {
  木: 'Wood',
  火: 'Fire',
  土: 'Earth',
  金: 'Metal',
  水: 'Water',
};

type Sentence = (own: Element, sound: Element) => string;

/** What the melodic element of the month is to the sign’s own element. */
const sentences: Readonly<Record<TenGodGroup, Sentence>> = {
  companions: (own) =>
    `That is the {sign}’s own ${own}: [what you do and where you come from are one stuff|your work and your beginnings are of one stuff|trade and family are cut from one cloth].`,
  output: (own, sound) =>
    `The {sign}’s ${own} feeds this ${sound}: your work [lives on what your family gave you|draws on what you were given at home|uses what home provided].`,
  wealth: (own, sound) =>
    `The {sign}’s ${own} controls this ${sound}: you [order your work as you were taught to order a house|keep your work as you saw a house kept|run your work like the house you come from].`,
  officers: (own, sound) =>
    `This ${sound} controls the {sign}’s ${own}: your work [has given your beginnings a frame|put a frame about where you began|gives a form to what you brought].`,
  resources: (own, sound) =>
    `This ${sound} feeds the {sign}’s ${own}: your work [gives back what your beginnings cost|pays back what your beginnings cost|returns to you what beginning cost].`,
};

export function monthSoundAndSign(naYin: NaYin, own: Element): string {
  const sound = elementOfSound[naYin.charAt(2)] ?? own;
  return sentences[groupOf(own, sound)](own, sound);
}

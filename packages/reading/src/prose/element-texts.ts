import type { Element } from '@org/zodiac-core';

/** Where an element is not among the visible characters: what helps. */
export const notVisible: Readonly<Record<Element, string>> = {
  Wood: '[green things and young people do you good|a garden helps, or young company|young people help, and green things]',
  Fire: '[a window seat or an outspoken friend helps|an outspoken friend helps, or a seat in the sun|light helps, and somebody who speaks out]',
  Earth:
    '[a standing Thursday helps, or a garden plot|a weekly habit helps, or some ground to dig|a plot to dig helps, and fixed days]',
  Metal:
    '[a list with an end helps, or frankness|frankness helps, and short lists|lists help that come to an end]',
  Water:
    '[rivers help, and questions without a purpose|idle questions help, and a river bank|a walk by water helps, or an idle question]',
};

export type Strength = 'strong' | 'even' | 'slight';

import type { RelationForm } from '@org/zodiac-core';

/** Relations among one’s own branches: continues after the names of the pillars. */
export const ownRelations: Readonly<Record<RelationForm, string>> = {
  'same-sign': 'one picture twice: what it is good at you do without thinking',
  'six-harmony': 'a pair that agrees of itself, with a door between those rooms',
  'three-harmonies': 'a whole triangle, three rooms pulling at one rope',
  'growing-half': 'birth and peak of {element}: what starts in the first comes to something in the second',
  'storing-half': 'peak and store of {element}: what succeeds in the first is kept by the second',
  arch: 'two ends of a {element} bridge; you like to have the {missing}, its middle, about you',
  'three-meetings': 'a whole season of {element}, and others come to you for that climate',
  'half-meeting':
    'neighbours of one season, on good terms over the fence; the {missing} would make them a gathering',
  'six-clash': 'two ends of one axis: there is a draught between those rooms, and it keeps you moving',
  'six-harm': 'a pair that get in each other’s light, which a closed door at the right hour settles',
  'six-destruction': 'the mildest discord: of things begun there, finish one before you fetch the next',
  'ungrateful-punishment': 'a pair that forget to say thank you, where a word would go far',
  'overbearing-punishment': 'a pair that both know best, and take turns better than orders',
  'discourteous-punishment': 'a pair too familiar for manners, which a little form helps',
  'self-punishment':
    'a branch in its own light: you are your strictest reader here, and could let a page pass',
};

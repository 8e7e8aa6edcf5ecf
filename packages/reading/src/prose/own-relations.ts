import type { RelationForm } from '@org/zodiac-core';

/** Relations among one’s own branches: continues after the names of the pillars. */
export const ownRelations: Readonly<Record<RelationForm, string>> = {
  'same-sign':
    'the one picture twice: what it is good at you do without thinking, and what it lacks you look for in others',
  'six-harmony':
    'a pair that agrees of itself: those two rooms of your life have a door between them, and traffic through it is easy',
  'three-harmonies':
    'a whole triangle, the rarest of the gatherings: three rooms of your life pull at the same rope',
  'growing-half':
    'a birth and a peak of one element: what starts in the first of them comes to something in the second',
  'storing-half':
    'a peak and a store of one element: what succeeds in the first of them is kept safe by the second',
  arch: 'two ends of a bridge whose middle is missing: you feel for the third sign and like to have it about you',
  'three-meetings':
    'a whole season together: you have one climate in large supply, and others come to you for it',
  'half-meeting':
    'neighbours of one season: they would be a gathering if the third came in, and meanwhile get on well over the fence',
  'six-clash':
    'the two ends of one axis: between those rooms of your life there is a draught. It keeps you awake and moving, and many people with it change towns, subjects or sides once and do well by it',
  'six-harm':
    'a pair that get in each other’s light: one room of your life is apt to interrupt the other, and a closed door at the right hour settles most of it',
  'six-destruction':
    'the mildest of the discords: things begun between them are easily left lying about, so finish one before you fetch the next',
  'ungrateful-punishment':
    'a pair that forget to say thank you: favours cross between those rooms of your life unnoticed, and a word about them would go far',
  'overbearing-punishment':
    'a pair that both know best: those rooms of your life each hold a strong opinion, and take turns better than they take orders',
  'discourteous-punishment':
    'a pair too familiar for manners: those rooms of your life run into each other without knocking, and a little form helps',
  'self-punishment':
    'a branch that meets itself and stands in its own light: you are your own strictest reader here, and could let a page pass',
};

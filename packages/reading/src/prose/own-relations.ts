import type { RelationForm } from '@org/zodiac-core';

/** Relations among one’s own branches: continues after the names of the pillars. */
export const ownRelations: Readonly<Record<RelationForm, string>> = {
  'same-sign':
    '[one picture twice: its gifts, {sign}, you use without thinking|the same picture twice, {sign}, and its gifts come unbidden|a doubled picture, {sign}, with its gifts always to hand]',
  'six-harmony':
    'a pair [that agrees of itself, the {kind}’s two rooms with a door between|in accord, like two rooms of the {sign}’s with one door|of friends: the {sign} goes from one to the other as by a door]',
  'three-harmonies':
    'a whole triangle, [three rooms pulling at one rope|three that pull one way|three friends with one aim]',
  'growing-half': 'birth and peak of {element}: what the {sign} starts in one it finishes in the other',
  'storing-half': 'peak and store of {element}: the {sign} succeeds in one and saves in the other',
  arch: 'two ends of a {element} bridge; a {kind} likes the {missing}, its middle, about it',
  'three-meetings': 'a whole season of {element}: others come to the {kind} for that climate',
  'half-meeting':
    'neighbors of one season; [with the {missing} the {sign} would have all three|the {missing} is all that the {sign} lacks of the three|had the {sign} the {missing}, the season would be whole]',
  'six-clash':
    'two ends of one axis, [with a draught that keeps the {kind} moving|which keeps the {sign} between them awake|and the draught between them keeps {aSign} moving]',
  'six-harm':
    'a pair [in each other’s light, until the {sign} closes the door between|that stand in each other’s light; the {sign} may close the door|who shade each other, so the {sign} gives each its hour]',
  'six-destruction':
    'the mildest discord: [there, {sign}, finish one thing before you fetch the next|one thing done, {sign}, and then the next|finish the first, {sign}, and then begin the second]',
  'ungrateful-punishment':
    'a pair that [forget to say thank you; a word from the {kind} goes far|seldom thank each other, which {aSign} can do for both|leave thanks unsaid; the {sign} does well to say them]',
  'overbearing-punishment':
    'a pair that [both know best: with {aSign} they take turns, not orders|each know best, so the {sign} lets them take turns|agree on little but being right; turns suit the {sign} best]',
  'discourteous-punishment':
    'a pair too familiar for manners, [so {aSign} does well with a little form|and a little form helps the {sign}|where some form becomes the {sign}]',
  'self-punishment':
    'a branch in its own light: the {sign}’s strictest reader [lives here, and could let a page pass|is at home here, and might pass a page unread|sits here, and may look up now and then]',
};

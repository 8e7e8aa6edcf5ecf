import type { Relation } from '@org/zodiac-core';

/** How the signs of two people stand to each other: whole sentences. */
export const signRelations: Readonly<Record<Relation, string>> = {
  'same-sign':
    'They are two of one animal. Each knows without being told what the other means, and both lack the same things, so that somebody else is needed for whatever neither does.',
  'six-harmony':
    'They are partners of the six harmonies, which tradition thinks the easiest of all pairs: each has what the other looks for, and neither has to ask.',
  'three-harmonies':
    'They stand four places apart in the circle and belong to one of the three harmonies: they want the same end for different reasons, and do well with a task in common.',
  'six-clash':
    'They face each other across the circle, which tradition calls a clash: not enmity, but two ways of doing a thing that cannot both be first. Many long friendships are made of clashes, by people who take turns.',
  'six-harm':
    'Tradition counts them among the six harms: each is at odds with the partner of the other, and small misunderstandings grow when nobody mentions them.',
  punishment:
    'Tradition counts a punishment between them: courtesy runs short where it is owed, and a little form, a greeting, a thank-you, does more than a long talk.',
  'six-destruction':
    'Tradition counts a destruction between them, the mildest of the discords: what they begin together is easily broken off, and can be begun again.',
  'three-meetings':
    'They are neighbors of one season. Books add nothing to that and take nothing away: such a pair is what the two make of it.',
  neutral:
    'No harmony and no discord of the books joins them. Tradition leaves such a pair alone, and the other pillars have more to say.',
};

import type { Relation } from '@org/zodiac-core';

/** How the animal of a founding stands to that of a person: whole sentences. */
export const readerAndFounding: Readonly<Record<Relation, string>> = {
  'same-sign':
    'Two of one animal: what it values needs no explaining, and what it overlooks you may overlook too.',
  'six-harmony':
    'They are partners of the six harmonies 六合, the easiest pair there is by tradition: each has what the other looks for.',
  'three-harmonies':
    'They share a triangle of the three harmonies 三合: tradition reads the same aim in both, reached by different roads.',
  'six-clash':
    'They face each other across the wheel, a clash 六沖: tradition reads two ways of doing a thing that cannot both go first, which is also how one learns the other way.',
  'six-harm':
    'Tradition counts the two as a harm 六害: each is at odds with the partner of the other, and small things want saying aloud.',
  punishment:
    'Tradition counts a punishment 刑 between the two: courtesy runs short, and a little form helps.',
  'six-destruction':
    'Tradition counts a destruction 六破 between the two, the mildest of the discords: what is arranged once may want arranging again.',
  'three-meetings':
    'They are neighbors of one season, half of a meeting 三會: tradition counts that for little, and against nothing.',
  neutral: 'Between the two the books name neither a harmony nor a discord.',
};

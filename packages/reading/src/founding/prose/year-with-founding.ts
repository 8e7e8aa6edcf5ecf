import type { Relation } from '@org/zodiac-core';

/** What tradition reads in a year whose animal stands in a relation to that of a founding: a clause. */
export const yearWithFounding: Readonly<Record<Relation, string>> = {
  'same-sign': 'its own year, 本命年, in which custom wears something red and moves house slowly',
  'six-harmony':
    'a partner of the six harmonies 六合, read as a year in which doors are opened from the other side',
  'three-harmonies': 'a corner of its own triangle 三合, read as a year that pulls the same way',
  'six-clash': 'across the wheel from it, a clash 六沖, read as movement: what is loose comes loose',
  'six-harm': 'in harm 六害 with it, read as small misunderstandings that want saying aloud',
  punishment: 'in punishment 刑 with it, read as friction about form and manners',
  'six-destruction': 'in destruction 六破 with it, the mildest discord, read as things arranged twice',
  'three-meetings': 'a neighbor of the same season, half of a meeting 三會, which counts for little alone',
  neutral: 'in no relation with it that the books name',
};

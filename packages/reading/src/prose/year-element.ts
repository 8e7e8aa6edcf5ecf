import type { Element, ZodiacSign } from '@org/zodiac-core';
import { groupOf } from '../ten-gods-of-elements.ts';
import type { TenGodGroup } from './ten-god-readings.ts';

type Sentence = (name: string, own: Element, year: Element) => string;

/** What the element of a year is to the sign’s own. */
const sentences: Readonly<Record<TenGodGroup, Sentence>> = {
  companions: (name, own) =>
    `${own} is the ${name}’s own element too, so year and animal say one thing twice: you are a ${name} of the unmixed kind, and quickly recognised.`,
  output: (name, own, year) =>
    `The ${name}’s own ${own} feeds the ${year} of that year, which makes a giving kind of ${name}: what it has goes out again, into work, talk and other people.`,
  wealth: (name, own, year) =>
    `The ${name}’s own ${own} controls the ${year} of that year, which makes a managing kind of ${name}: what comes within its reach is soon arranged.`,
  officers: (name, own, year) =>
    `The ${year} of that year controls the ${name}’s own ${own}, which makes a disciplined kind of ${name}: it grew up with a frame about it and knows the uses of one.`,
  resources: (name, own, year) =>
    `The ${year} of that year feeds the ${name}’s own ${own}, which makes a well-supplied kind of ${name}: help is apt to come before it has been asked for.`,
};

export const yearElementSentence = ({ name, element }: ZodiacSign, year: Element): string =>
  sentences[groupOf(element, year)](name, element, year);

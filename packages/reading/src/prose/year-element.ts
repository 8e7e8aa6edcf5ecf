import type { Element, ZodiacSign } from '@org/zodiac-core';
import { groupOf } from '../ten-gods-of-elements.ts';
import type { TenGodGroup } from './ten-god-readings.ts';

type Sentence = (name: string, own: Element, year: Element) => string;

/** What the element of a year is to the sign’s own. */
const sentences: Readonly<Record<TenGodGroup, Sentence>> = {
  companions: (name, own) =>
    `${own} is the ${name}’s own element too, so year and animal [say one thing twice|repeat each other|agree]: you are [a ${name} of the unmixed kind, and quickly recognized|an unmixed ${name}, known at a glance|${name} through and through, and easily told].`,
  output: (name, own, year) =>
    `The ${name}’s own ${own} feeds the ${year} of that year, which makes a [giving|generous|spending] kind of ${name}: [what it has goes out again|what comes in goes out|it keeps little to itself], into [work, talk and other people|talk, work and people|people, work and talk].`,
  wealth: (name, own, year) =>
    `The ${name}’s own ${own} controls the ${year} of that year, which makes a [managing|governing|capable] kind of ${name}: [what comes within its reach is soon arranged|within its reach things find an order|it arranges whatever it can reach].`,
  officers: (name, own, year) =>
    `The ${year} of that year controls the ${name}’s own ${own}, which makes a [disciplined|well-framed|correct] kind of ${name}: it [grew up with a frame about it|had a frame about it early|was given a frame to climb] and [knows the uses of one|knows what frames are for|has learned their use].`,
  resources: (name, own, year) =>
    `The ${year} of that year feeds the ${name}’s own ${own}, which makes a [well-supplied|well-fed|sheltered] kind of ${name}: [help is apt to come before it has been asked for|help tends to arrive unasked|before it asks, help is often there].`,
};

export const yearElementSentence = ({ name, element }: ZodiacSign, year: Element): string =>
  sentences[groupOf(element, year)](name, element, year);

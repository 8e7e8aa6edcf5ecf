import type { ZodiacSignId } from '@org/zodiac-core';

interface HourReading {
  readonly hours: string;
  readonly text: string;
}

/** Texts about the animal of the hour, which tradition reads for the later years and for what nobody sees. */
export const hourReadings: Readonly<Record<ZodiacSignId, HourReading>> = {
  rat: {
    hours: 'from eleven at night to one',
    text: 'At that hour the only [sounds|noises] in {aSign}’s house are [small|little] ones, and [somebody|someone] is [still awake|up] adding things up. The {stem} in you has a second mind, {kind}, which works after closing time, and the [schemes|plans] you never [mention|tell] are the best [of them|ones]. With the years, {sign} of {year}, you grow quicker rather than calmer.',
  },
  ox: {
    hours: 'from one to three at night',
    text: 'At that hour the ox lies in the [straw|hay|dark] and chews over the {kind}’s day. Nothing that {stem} has lived through is quite finished until [you have gone|it has been gone] through [it a second time|again], slowly. With the years, {sign} of {year}, this turns into judgment, and [younger people|the young] [begin|start] to ask you what they should have asked [at the time|before|long ago].',
  },
  tiger: {
    hours: 'from three to five in the morning',
    text: 'At that hour the [watch|guard] changes and [whoever|who] is about is about for [a|some] reason. Under the {sign}’s manners lives somebody who would go in first. With the years, {sign} of {year}, you take fewer orders, and the [cause|work] you choose late is the one [you are remembered for|people remember].',
  },
  rabbit: {
    hours: 'from five to seven in the morning',
    text: 'At that hour the gate is [unbarred|opened] and the dew is [not trodden yet|still whole|untouched]. In private {stem} is gentler than the {kind}’s work would suggest, and needs an hour before anyone speaks. With the years, {sign} of {year}, you furnish your life more lightly and better.',
  },
  dragon: {
    hours: 'from seven to nine in the morning',
    text: 'At that hour mist [stands up|rises] from the [fields|river|ground] and might be anything. You keep, {kind}, one large intention out of sight and feed it. With the years, {sign} of {year}, it comes out from behind the [hill|trees], and those who [thought they knew|had guessed] your size [revise it|think again].',
  },
  snake: {
    hours: 'from nine to eleven in the morning',
    text: 'At that hour the stones are [warm|dry] and the snake is on its way without [having been seen to start|a start]. As {kind} you know more about people than you have ever put to use. With the years, {sign} of {year}, you say less, and are [listened to|heard] with something [near to|like] nervousness.',
  },
  horse: {
    hours: 'from eleven to one at noon',
    text: 'At that hour [nothing|hardly a thing] throws a shadow and the horse [is the only animal that rests|alone rests] on its feet. A part of the {kind} has a bag packed. With the years, {sign} of {year}, you travel [more and not less|not less but more], and your old age has [a good deal of|much] sky in it.',
  },
  goat: {
    hours: 'from one to three in the afternoon',
    text: 'At that hour the [flock|herd] is let out on the grass [that the dew has left|when the dew is off]. There is an unhurried maker in the {kind} who comes out when the telephone has stopped. With the years, {sign} of {year}, you take up again what [you laid|was laid] down at [nineteen|twenty|seventeen], and it has waited.',
  },
  monkey: {
    hours: 'from three to five in the afternoon',
    text: 'At that hour the shadows [lengthen|grow] and the monkeys call [to each other|back and forth] across the valley. The private thoughts of the {kind} are much funnier than your letters. With the years, {sign} of {year}, you learn [tricks|languages] at an age when others [only teach|teach] them.',
  },
  rooster: {
    hours: 'from five to seven in the evening',
    text: 'At that hour the hens [come home and are counted|are home and counted]. In the {kind}’s four walls there is a right place for the scissors. With the years, {sign} of {year}, your eye [grows|gets] stricter and your tongue kinder, and [people|neighbors] bring you things to [be looked|look] over.',
  },
  dog: {
    hours: 'from seven to nine in the evening',
    text: 'At that hour the lamp is lit and the dog [goes out to lie|lies down] across the [doorstep|threshold]. Whatever the {kind} does by day, you sleep lightly on behalf of somebody. With the years, {sign} of {year}, the circle [you guard gets|under guard grows] smaller and is [guarded|kept] better.',
  },
  pig: {
    hours: 'from nine to eleven at night',
    text: 'At that hour the [household|house] lies down and the sty is [perfectly|wholly] content. There is in the {kind} a talent for enough, which your ambitions have not found out about. With the years, {sign} of {year}, it takes over the [running|keeping] of things, to [general|everyone’s] relief.',
  },
};

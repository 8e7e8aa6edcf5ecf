import type { Relation, ZodiacSignId } from '@org/zodiac-core';

interface HourReading {
  readonly hours: string;
  readonly text: string;
}

/** Texts about the animal of the hour, which tradition reads for the later years and for what nobody sees. */
export const hourReadings: Readonly<Record<ZodiacSignId, HourReading>> = {
  rat: {
    hours: 'from eleven at night to one',
    text: 'At that hour the only sounds in a house are small ones, and somebody is still awake adding things up. You have a second mind which works after closing time, and the schemes you never mention are the best of them. With the years you grow quicker rather than calmer.',
  },
  ox: {
    hours: 'from one to three at night',
    text: 'At that hour the ox lies in the straw and chews over the day. Nothing you have lived through is quite finished until you have gone through it a second time, slowly. With the years this turns into judgement, and younger people begin to ask you what they should have asked at the time.',
  },
  tiger: {
    hours: 'from three to five in the morning',
    text: 'At that hour the watch changes and whoever is about is about for a reason. Under your manners lives somebody who would go in first. With the years you take fewer orders, and the cause you choose late is the one you are remembered for.',
  },
  rabbit: {
    hours: 'from five to seven in the morning',
    text: 'At that hour the gate is unbarred and the dew is not trodden yet. In private you are gentler than your work would suggest, and need an hour before anyone speaks to you. With the years you furnish your life more lightly and better.',
  },
  dragon: {
    hours: 'from seven to nine in the morning',
    text: 'At that hour mist stands up from the fields and might be anything. You keep one large intention out of sight and feed it. With the years it comes out from behind the hill, and those who thought they knew your size revise it.',
  },
  snake: {
    hours: 'from nine to eleven in the morning',
    text: 'At that hour the stones are warm and the snake is on its way without having been seen to start. You know more about people than you have ever put to use. With the years you say less, and are listened to with something near to nervousness.',
  },
  horse: {
    hours: 'from eleven to one at noon',
    text: 'At that hour nothing throws a shadow and the horse is the only animal that rests on its feet. A part of you has a bag packed. With the years you travel more and not less, and your old age has a good deal of sky in it.',
  },
  goat: {
    hours: 'from one to three in the afternoon',
    text: 'At that hour the flock is let out on the grass that the dew has left. There is an unhurried maker in you who comes out when the telephone has stopped. With the years you take up again what you laid down at nineteen, and it has waited.',
  },
  monkey: {
    hours: 'from three to five in the afternoon',
    text: 'At that hour the shadows lengthen and the monkeys call to each other across the valley. Your private thoughts are much funnier than your letters. With the years you learn tricks at an age when others only teach them.',
  },
  rooster: {
    hours: 'from five to seven in the evening',
    text: 'At that hour the hens come home and are counted. In your own four walls there is a right place for the scissors. With the years your eye grows stricter and your tongue kinder, and people bring you things to be looked over.',
  },
  dog: {
    hours: 'from seven to nine in the evening',
    text: 'At that hour the lamp is lit and the dog goes out to lie across the doorstep. Whatever you do by day, you sleep lightly on behalf of somebody. With the years the circle you guard gets smaller and is guarded better.',
  },
  pig: {
    hours: 'from nine to eleven at night',
    text: 'At that hour the household lies down and the sty is perfectly content. There is in you a talent for enough, which your ambitions have not found out about. With the years it takes over the running of things, to general relief.',
  },
};

/** How the sign of the hour goes with that of the year. */
export const hourAndYear: Readonly<Record<Relation, string>> = {
  'same-sign':
    'the same animal stands at the gate and at the hearth: what people see of you first is what they find in the end',
  'six-harmony':
    'the two are partners in the six harmonies: your public and your private side lend each other money',
  'three-harmonies':
    'the two belong to one triangle: your public and your private side want the same thing and go about it differently',
  'six-clash':
    'the two face each other across the circle: home and the world pull you by different sleeves, and you get a long stride from it',
  'six-harm':
    'the two are in harm, which is to say that they interrupt each other: leave an hour between your public day and your private one',
  punishment:
    'the two are in what the books call a punishment, a want of manners: your private side could thank the public one for the rent',
  'six-destruction':
    'the two are in destruction, the mildest discord: what the day begins the evening likes to leave half done',
  'three-meetings':
    'the two are neighbours of one season: you change from the public to the private coat without noticing',
  neutral:
    'no rule joins the two: your public and your private side are polite to each other and keep separate keys',
};

import type { TextsByElement } from '../prose-types.ts';

export const portraitsOfWinter: TextsByElement = {
  rat: {
    Wood: 'You meet this one at an allotment: it has the plot by the tap, seedlings to spare and a theory of snails. Its thrift is long-sighted, a Rat’s thrift with a growing season. Ask for a cutting and you will be told where the frost lies as well.',
    Fire: 'At a launch party it is the person who knows everyone’s second job. The phone rings twice; both calls are answered. Somewhere in the following week a promise is found to have been made, and kept at the very last minute.',
    Earth:
      'It has lived in the street for thirty years and can say when the baker changed flour. There is a drawer for string. New neighbors are observed until the second winter, then told where the good plumber lives.',
    Metal:
      'It writes the letter of complaint that gets an answer: courteous, numbered, with copies. In private it collects something small and perfect. You would not have thought that it cries at the opera, and it would rather you did not mention it.',
    Water:
      'In a meeting it has not said anything so far. Then it says what the person opposite has been wanting to say for an hour. People confide in it on trains, and it remembers their stations.',
  },
  ox: {
    Wood: 'It will show you its trees, which it planted for someone else’s grandchildren. On committees it speaks third. What it proposes has already been costed, and the costing is in a folder in the car.',
    Fire: 'You can hear it working. It expects to be overtaken by no one and overtakes itself about twice a year, after which it sits on the step and lets a child explain a card game to it.',
    Earth:
      'Ask it the way and it walks there with you. It has two coats. When the bridge was closed it simply left home an hour earlier for six years and did not bring the matter up.',
    Metal:
      'It practices: scales, kerning, one single dish. The answer to most questions is “not yet”. Its few pupils, who came for a term, are in their eleventh year and have their own keys.',
    Water:
      'It listens with its arms folded and then goes and does it, in a slightly different way, which turns out to be the one that lasts. It has been persuaded of things. Nobody remembers an argument.',
  },
  pig: {
    Wood: 'There is a collection tin and it is holding it. Cake has been baked against a by-pass. By evening the opposing party is on the terrace with a glass, asking about the recipe and, vaguely, for the form.',
    Fire: 'It booked the table, ordered for all and told the waiter about its divorce. You are hugged at the door. There was a boat, once, bought at an auction; it tells that story against itself, superbly.',
    Earth:
      'Its kitchen has a calendar with everybody’s dates on it. One sits down there, is given a knife and some beans, and hears oneself, presently, telling it the whole thing.',
    Metal:
      'It wins the raffle and gives the ham away, though it notes to whom. Arm-wrestling is not beneath it. If it has called you a friend in front of people, you need not look for a lawyer.',
    Water:
      'It thinks that the man at the corner is a poet, and one day he is. A great many unlikely people have begun with a meal at its house. It sleeps nine hours and dreams of relatives.',
  },
};

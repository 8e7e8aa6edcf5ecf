import type { TextsByElement } from '../prose-types.ts';

export const portraitsOfAutumn: TextsByElement = {
  monkey: {
    Wood: 'Its apprentices have shops of their own. When something is broken it asks first what it was for. There is an orchard behind the workshop, laid out like a circuit, which will bear in ten years.',
    Fire: 'It is on the table. It is off the table and has the chandelier’s chain in its hand, and it was not like that before. On the morning after it comes round with flowers and an excellent drawing of the chandelier.',
    Earth:
      'It can tell you the history of the pratfall. Footnotes make it happy. Once a year it goes back to the village, is beaten at draughts by its uncle, and writes down how.',
    Metal:
      'The patent is its own, and the factory. You were asked round to see the machine, and while you admired it, it had already moved on to what was wrong with the door. It learned to whistle from a safe.',
    Water:
      'A minute ago you were of another opinion. It did not contradict you. It told you about a cousin. If you wish to see it silent, give it the anonymous letter and an afternoon.',
  },
  rooster: {
    Wood: 'At the protest it is the one with spare pens and the bylaws. It rewrites your pamphlet overnight without a word on your commas. The lights in its office are turned off by a neighbor with a key.',
    Fire: 'It asked for the floor and then for the file. Nobody had known that there was a page nine. By three in the morning the new version is on everyone’s desk, bound.',
    Earth:
      'It found the deed, in the wrong church, under christenings. When it explains, it draws a small table. One is not invited often; the chairs are good.',
    Metal:
      'The knives are in order of length. It has never returned a thing late nor understood those who do. There is a sonnet, though, in a drawer, of which the rhymes are all exact and the matter is not at all under control.',
    Water:
      'It wonders, aloud, whether that was quite what we meant? The chapter is withdrawn. For the author it remembers a fine sentence on the second page, by heart, and it is right about that too.',
  },
  dog: {
    Wood: 'The neighborhood chorus would have folded without it, and it can’t sing. It carries, calls round, turns pages. New ideas get a hearing from it that they do not get from the young.',
    Fire: 'Over the fence, before the police. It has a scar, an honorary key to the city, and a summons. If you have been wronged it would like to start now.',
    Earth:
      'Both parties go to it on their own, secretly. It gives each the same answer. At its birthday two school friends do an imitation of it that leaves no one in any doubt who the funny one was.',
    Metal:
      'The chair across from it has been empty since a certain election. It walks past that house every day, looking straight ahead, and every day it is told by its wife that he waved.',
    Water:
      'It was on duty that night and it did see you climb in. “Mind the third step,” it said. It is handsome; it has been told; it turned to see who was meant.',
  },
};

import type { PairTexts } from '../prose-types.ts';

export const pairsOfRabbit: PairTexts = {
  'rabbit rabbit': [
    'The house of two Rabbits is beautiful and there is a second exit. They know without asking which lamp should be on, and spare each other everything that is unpleasant, for years.',
    'That is the catch: bad news has no one to deliver it. One afternoon in the quarter should be set aside for what both have been too kind to say.',
    'An office of two Rabbits has flowers, and a backlog of two refusals that nobody has sent. They are the dearest of friends for traveling, as both have booked a room with a view of the exit.',
  ],
  'rabbit dragon': [
    'In the tale of the race a Dragon blew a Rabbit to the bank and never mentioned it. In life it does mention it. The Rabbit is grateful and would prefer a smaller wind.',
    'Harm in the old sense means that each leans on someone the other cannot stand. They do best alone together, in a box at the theater for instance, with the drama at a distance.',
    'In a company the Rabbit should write the Dragon’s speeches and be thanked in the last paragraph of each.',
  ],
  'rabbit snake': [
    'Two discreet people with taste. They recognize each other by what is not in the room. Conversations are low, long, and about a third person.',
    'What may be missing is warmth on the surface. A Rabbit wants to be told, a Snake believes that it has shown it.',
    'As collectors, editors or keepers of a small museum they are matchless. A guest once spent an evening trying to make them disagree and left with a first edition.',
  ],
  'rabbit horse': [
    'The one would love to stay and the other is already holding the coats. A Horse opens windows in a Rabbit’s life; it also lets in the rain.',
    'By the old count a small destruction lies here, plans upsetting plans. A shared calendar with white space in it, agreed in ink, does more than any charm.',
    'They can share a bookshop: one buys, far away, the other sits by the stove. What they cannot share is a suitcase.',
  ],
  'rabbit goat': [
    'There is music, something is in the oven and nobody raises their voice. Few pairs are so glad of each other so quietly. They choose wallpaper for pleasure.',
    'Decisions wander from one to the other like a dish that is being politely refused. A friend of the Ox or the Tiger kind, asked in for an hour, will take it for them.',
    'Two friends of these signs will take up watercolor, and keep it up. Shared work wants a deadline set by somebody they are a little in awe of.',
  ],
  'rabbit monkey': [
    'A Rabbit smiles at the joke and notes that it was at somebody’s expense. A Monkey notes the smile. Charm is exchanged in large coin on both sides and it takes time until one of them pays in truth.',
    'They are a brilliant pair of hosts. Afterwards, over the washing-up, they turn out to like the same two guests.',
    'In negotiations they take turns, as soft and as quick, until the other side would rather sign than go on being charmed.',
  ],
  'rabbit rooster': [
    'To the Rooster a thing left unsaid is a small lie; to the Rabbit a thing said aloud is a small blow. So one grows louder in order to be heard, and the other quieter in order to be left in peace.',
    'This is the clash of dawn and dusk, and both hours are lovely. It is kept up by those who have found a form: complaints on paper, on Fridays, three at most, and answered in kind.',
    'On a newspaper he, or she, of the Rooster should correct the pages and the Rabbit answer the letters. The other way round there would soon be no readers.',
  ],
  'rabbit dog': [
    'Each is the other’s secret friend. With a Dog at the gate a Rabbit sleeps through the night for the first time in its life; the Dog, who worries for all, is taken by the sleeve and made to sit in the garden.',
    'Loyalty is the ground of it and courtesy the paint. Should the Rabbit ever bend the truth to spare the Dog, let it confess by evening.',
    'At work one of them knows what people feel and the other what they are entitled to. Personnel departments have been built on less.',
  ],
  'rabbit pig': [
    'In their triangle they are the two who stay for the cheese. A Pig is all frankness and a Rabbit all tact, and between them strangers are at ease inside five minutes.',
    'The Pig’s many guests are the only strain. One closed evening a week belongs to the Rabbit, and the Pig, who is told why, will guard it like a treasure.',
    'A guest house in the hills, say friends, is what they should have opened. They have one already; it is their flat.',
  ],
};

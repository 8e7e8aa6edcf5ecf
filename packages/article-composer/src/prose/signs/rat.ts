import type { SignProse } from '../sign-prose.ts';

export const rat: SignProse = {
  inShort: 'It lives by what it notices.',
  character: [
    'The Rat of the almanacs is the one who has already found the back door. It comes into a room, sees who is not speaking to whom, and knows by the second cup of tea where the biscuits are kept. The books admire this without quite trusting it, which is how most quick people are admired.',
    'Its other fame is for keeping things: letters, string, jars, the telephone numbers of people who once were useful. Under the thrift lies a memory of hunger that the sign is said to be born with, and a Rat whose cupboard is full is held to be the most generous of hosts.',
  ],
  strengths: 'It is praised for the speed with which small signs become a plan:',
  weaknesses: 'The same alertness keeps it awake at night over things that have not happened:',
  love: [
    'A Rat courts by remembering. The tune you hummed, the cousin you mentioned once, the way you take your tea: all of it comes back weeks later as a small, exact kindness. It is slow to say anything large aloud, and suspects people who do.',
    'Once settled it is a partner of the household kind, who mends and stores and asks where you are going. Its jealousy, the books say, is of time rather than of people.',
  ],
  matches:
    'The Dragon gives the Rat’s plans a stage and the Monkey gives them wit; the Ox simply keeps its word, which is what a worrier wants most. Against the Horse it is midnight against noon: one saves what the other spends by running.',
  workAnswer: 'It wants to be early rather than first in rank.',
  work: [
    'Give it a market stall and it knows the price at the other end of the street. The old trades of the sign are the broker, the clerk of the granary and the pawnbroker; their descendants sit wherever somebody has to notice a change before the others do.',
    'It works best in short runs with something to show at the end. Long processions of meetings make it nibble at the edges of the task, and in a large hall it does its real work in the corridor.',
  ],
  boss: 'As a boss the Rat knows every expense and most of the gossip, and finds it hard to let anyone else count. Under a boss it wants a free hand and an open ledger; what it does in between it will tell you afterwards.',
  luckAnswer:
    'They come from almanacs, which copy each other, and no two publishers agree on the whole list.',
  luck: [
    'Blue belongs here because the Rat’s element is Water, whose old colors are blue and black; gold stands for Metal, from which Water is said to spring. Green is Wood, which drinks it.',
    'In daily life the custom is a modest one: a blue cover for the account book, a telephone number that ends well, a seat in the second or third row.',
  ],
  year: [
    'With the Rat the count of twelve begins again, and its year is spoken of as one for starting: for opening shops, moving house and counting what is left from the last round. Almanacs promise trade and warn of haste in the same line.',
  ],
  bornInThem:
    'Rats are told apart by decades quite easily: those of the war years kept string, those of the sixties record sleeves. What all share is that a round of twelve began with them, so class reunions of the sign are good at remembering who came first.',
  newYear:
    'The rat’s own wedding is in the picture of the season, and in the first nights mice are not to be disturbed in the granary. With the first animal the whole count of twelve starts over, so more than usual is written down: resolutions, registers, a new account book with a red ribbon.',
  ownYear: [
    'A Rat who meets the Rat has come back to the first place of the circle, and the custom is to look into the cupboard: what was begun twelve years ago, and is it finished? Red socks, given by someone older, are worn from New Year’s Eve on.',
    'The belief behind it is that whoever shares the year’s sign stands too near to Tai Sui, the god who keeps it. It is a matter of courtesy to a powerful neighbor rather than of doom.',
  ],
  cultureAnswer:
    'In Chinese tales it is a thief with a wedding, a friend who overslept for another, and the beast that gnawed the sky open.',
  race: 'It could not swim well, so it asked the Ox for a ride, and jumped from the broad head onto the bank before the Ox had set down a hoof. In the same tale it forgot to wake the Cat, and that is why the two have not been on terms since.',
  culture: [
    'On a night of the first month, children in many provinces were sent to bed early because the Rat was marrying off its daughter, and nobody must disturb the procession. New Year prints show it: rats with trumpets, a bride in a sedan chair, and a cat waiting at the end of the street.',
    'Another story says that heaven and earth were once closed like a box, and at midnight a rat bit a hole in the dark so that air could come in. Hence its hour, the first of the day.',
  ],
  hourAnswer:
    'It begins the day in the middle of the night, so its first half belongs to the evening before.',
  hour: [
    'The old name of the hour is midnight itself (夜半). Sky-watchers gave it to the Rat because that is when the granary is quiet enough for it, and because a creature with, as people said, an uneven number of toes before and behind fits a time that is half yesterday and half today.',
    'Readers of birth charts still argue whether the date changes at the beginning of this hour or in its middle. A birth late in the evening can therefore have two charts, and an honest reader says so.',
  ],
};

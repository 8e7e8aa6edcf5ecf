import type { SourceId } from './sources.ts';

interface LuckyNumberProse {
  /** What the number says by its sound, as a sentence of the answer. */
  readonly sound: string;
  readonly about: readonly string[];
}

/** By the numbers from one to nine. No figures: figures are claims. */
export const luckyNumberTexts: Readonly<Record<number, LuckyNumberProse>> = {
  1: {
    sound:
      'It stands for the beginning, and alone; on the telephone it is read yāo, which sounds like wanting.',
    about: [
      'One is the first of the odd digits, which are Yang, and so the number of heaven in old books. First place is as welcome in China as elsewhere.',
      'Its other side is loneliness. The day that is written with four ones, in November, is the day of single people, whom slang calls bare sticks; shops have made it the largest sale of the year.',
    ],
  },
  2: {
    sound: 'Good things come in pairs, says a proverb (好事成雙); in Cantonese it sounds like easy.',
    about: [
      'Weddings are full of twos. The character for joy is written twice side by side (囍) and pasted on doors, gifts are given in pairs, and candles stand two by two.',
      'On number plates of Hong Kong the Cantonese pun counts: two before eight promises easy prosperity.',
    ],
  },
  3: {
    sound: 'In Cantonese it sounds like life; in Mandarin it is also close to parting.',
    about: [
      'Heaven, earth and mankind make three, and bows before ancestors are made three times. A saying of Laozi lets three bring forth all things.',
      'At weddings some avoid it, since in Mandarin three is not far in sound from scattering.',
    ],
  },
  4: {
    sound: 'In China it is avoided because the word (四) sounds like the one for death (死).',
    about: [
      'The two words differ in tone only, in Mandarin and in Cantonese alike, and Japanese and Korean took over the same pun with the characters. Lifts there may jump from the third floor to the fifth, or write F.',
      'Older China had nothing against it: there are four seasons, four directions and four treasures of the study. Lists of lucky numbers by sign, which go by elements and not by sounds, give it without remark.',
    ],
  },
  5: {
    sound: 'It is the number of the elements; by sound it can mean not, which is good beside four.',
    about: [
      'Five elements, five directions with the middle, five tastes and five grains: old Chinese books sort nearly everything in fives, and the five blessings hang at New Year on the door.',
      'Because the sound is near that of not, a five before a four turns the bad one round: no death.',
    ],
  },
  6: {
    sound:
      'It sounds like flowing (流), so that things go smoothly; the double six wishes great ease (六六大順).',
    about: [
      'The wish is spoken at New Year and at toasts, and drivers like it on a plate. On the internet a row of sixes is applause.',
      'Nothing of the beast of the Book of Revelation came with it; in China three sixes are simply better than one.',
    ],
  },
  7: {
    sound: 'It is near to rising (起) and to together (齊); in Cantonese it is also near to a rude word.',
    about: [
      'Opinions are divided. The seventh night of the seventh month belongs to the Herdsman and the Weaver, and the same month, at its full moon, to the ghosts.',
      'Mourning rites counted in sevens, seven times seven days. As a lucky number seven owes much to the West.',
    ],
  },
  8: {
    sound: 'It is the luckiest of all by its sound: bā is close to fā (發), to prosper.',
    about: [
      'The pun is best in Cantonese and became general with the business of Hong Kong. Telephone numbers, plates and floors with eights are sold at a premium, and prices end in it.',
      'The Olympic Games of Beijing were opened on the eighth of August of an eighth year, at eight minutes past eight in the evening.',
    ],
  },
  9: {
    sound: 'It sounds like lasting (久), and it was the number of the emperor.',
    about: [
      'Nine is the largest odd digit and so the fullest Yang. Gates of the Forbidden City have nine rows of nine studs, and dragons on walls come in nines.',
      'Lovers give roses by it, for a long time together; on the ninth day of the ninth month old people are visited.',
    ],
  },
};

export const luckyNumberSources: readonly SourceId[] = ['chinese numbers'];

import type { RuleName } from '../understand/subject.ts';
import type { AskedAndAnswered } from './prose-types.ts';

/** What readers of an article on a rule ask next. */
export const askedOfRules: Readonly<Record<RuleName, readonly AskedAndAnswered[]>> = {
  'three-harmonies': [
    [
      'Does a triangle work with two of three?',
      'Yes. Readers of charts call two members a half harmony (半合), and for a couple there is never more than that, so our points are given for it.',
    ],
    [
      'Is it stronger than the six harmonies?',
      'Writers disagree. In our points secret friends without a second bond stand a little higher.',
    ],
    [
      'Which element has each triangle?',
      'Monkey, Rat and Dragon gather Water; Pig, Rabbit and Goat Wood; Tiger, Horse and Dog Fire; Snake, Rooster and Ox Metal. Earth has none of its own.',
    ],
  ],
  'six-harmony': [
    [
      'Why are they called secret friends?',
      'Because the bond is no likeness that others could see. The name is used by writers in English; the Chinese term only says that six pairs combine.',
    ],
    [
      'Can one sign have two secret friends?',
      'No. There are twelve signs and six pairs, so that each has one and the circle comes out even.',
    ],
    [
      'How do I find the pairs by heart?',
      'Begin with Rat and Ox and go round in both directions at once: forward from the Ox, backward from the Rat.',
    ],
  ],
  'six-clash': [
    [
      'May two who clash marry?',
      'Nothing forbids it. The rule belongs to the year of birth alone, and people who kept such customs compared months, days and hours before they said anything.',
    ],
    [
      'What is a clash with the year?',
      'When the year’s animal stands across from yours. It is read as a year of moving, changing posts or traveling, and as one of those that offend Tai Sui.',
    ],
    [
      'How old are people who clash?',
      'They are six years apart, or eighteen, or thirty, and so on by twelves, if both were born after New Year’s Day.',
    ],
  ],
  'six-harm': [
    [
      'Is a harm worse than a clash?',
      'No. It is held to be slower and quieter, and our points take off less for it.',
    ],
    [
      'Do harms ever go with a harmony?',
      'No pair is bound by both, because a harm is found through the opposite of a secret friend. Some pairs have a harm and a punishment together, Tiger and Snake among them.',
    ],
    [
      'Where does the word come from?',
      'The character (害) means injury. The same six pairs are also called the six piercings.',
    ],
  ],
  punishment: [
    [
      'Is it about crime?',
      'No. The character (刑) stands for a penalty, and the rule is read as wear between people who know each other well.',
    ],
    [
      'Which signs punish themselves?',
      'Dragon, Horse, Rooster and Pig, when two of one kind meet. The other eight punish, or are punished by, another sign.',
    ],
    [
      'Do all temples count it for Tai Sui?',
      'No. Our lists have it; temples differ about this bond, as about the other small ones.',
    ],
  ],
  'six-destruction': [
    [
      'Does it count for couples?',
      'A little. It takes fewer points than any other of the difficult bonds, and a harmony of the same two signs outweighs it.',
    ],
    [
      'Which pairs have both a harmony and this?',
      'Tiger with Pig and Snake with Monkey: secret friends by one rule, and by the other at cross purposes.',
    ],
    [
      'Is it the same as a clash?',
      'It is not. A clash is six places wide and this one three, a quarter of the circle.',
    ],
  ],
  'three-meetings': [
    [
      'How does it differ from a triangle?',
      'A meeting joins neighbors, a triangle signs that are four places apart. The first makes a season complete, the second the life of an element.',
    ],
    ['Does it help a couple?', 'By itself no, as two of three make no meeting.'],
    [
      'Where is Earth among the seasons?',
      'At the end of each: Dragon, Goat, Dog and Ox are the last months of spring, summer, autumn and winter.',
    ],
  ],
};

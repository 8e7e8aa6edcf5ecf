import type { ZodiacSignId } from '@org/zodiac-core';
import type { PersonProse } from './person-prose.ts';

export const women: Readonly<Record<ZodiacSignId, PersonProse>> = {
  rat: {
    answer: 'She sees what others pass over, and acts while it is still of use.',
    read: 'She collects facts and favors, tells stories well, and has a reserve for the day that nobody else foresaw. Her circle is small and she is loyal to it. A slight is written down somewhere, not from malice, but because she writes down everything.',
    figure: {
      text: 'If one looked for her likeness on the stage, it might be Hongniang, the maid who carries the letters of two lovers, faces the mother and sees to the ending. The play says nothing of her year of birth.',
      sources: ['western chamber'],
    },
  },
  ox: {
    answer: 'Her warmth is in what she does, and seldom in what she says.',
    read: 'Method is her gift and haste is lost on her. Give her a clear field and she reaches the far hedge at the hour that she named. Once she has refused, further arguments are wasted; a good reason, left on the table overnight, sometimes is not.',
    figure: null,
  },
  tiger: {
    answer: 'Nothing in the calendar makes her more difficult than her brother, whatever is said.',
    read: 'She takes the side that is losing and is surprised when it wins. Her energy spreads through an office before the coffee does. Details she leaves to people who like them, and she says thank you for it. The sign describes a leader; only custom had opinions about who should be one.',
    figure: {
      text: 'Novel and opera give the type a name, Mu Guiying, the general who defends the border for a family that is running out of men.',
      sources: ['yang generals'],
    },
  },
  rabbit: {
    answer: 'The description praises her tact and her taste, and adds prudence.',
    read: 'She knows who is tired and who has not been asked yet. A harsh tone makes her leave the room politely. What she would do herself she says last, if at all, and then it turns out that the whole afternoon was led there. To call it softness would be a mistake about her.',
    figure: {
      text: 'The hare that pounds medicine in the moon comes down once in a novel, as a princess of India with a grudge, and very nearly gets married to a monk.',
      sources: ['journey rabbit'],
    },
  },
  dragon: {
    answer: 'Vision, presence and drive are named in her as in him, since the sign is one.',
    read: 'Small talk she conducts on a large scale. She begins things: a firm, a festival, an argument about the seating. Those around her grow, or get out of breath. Praise comes from her without envy, and the same openness is what she needs when she has been wrong.',
    figure: {
      text: 'The Dragon King’s daughter of an old tale is unhappily married under a river. She stops a passing student, gives him a letter for her father, and so brings about her own rescue.',
      sources: ['liu yi'],
    },
  },
  snake: {
    answer: 'Elegance is mentioned, but concentration and strategy are what the list is made of.',
    read: 'She does one thing at a time and does it to the end. Questions she answers with the part that is needed. Her suspicions are often right, which does not make them easy to live with, and a wrong that was done to her is not forgotten by Sunday. She rarely has to raise her voice.',
    figure: {
      text: 'Lady White, the snake of the legend, falls in love with a man, keeps a medicine shop with him, and floods a monastery when its abbot takes him from her.',
      sources: ['white snake'],
    },
  },
  horse: {
    answer: 'Of the Fire Horse there is a prejudice in Japan; no table of ours bears it out.',
    read: 'Independent and cheerful, says the description, and honest before it is wise. Friends see her often and never for long. She sells whatever she believes in and cannot sell anything else. What looks like impatience is in many cases a train that leaves soon.',
    figure: {
      text: 'The prejudice clings to a greengrocer’s girl of Edo who set a fire for love, and whom a puppet play lets be born in such a year. When its year came round in the nineteen-sixties, births in Japan fell by a quarter. China tells of Mulan instead, who rode to war in her father’s place.',
      sources: ['fire horse', 'mulan'],
    },
  },
  goat: {
    answer: 'A saying counts nine Goats of ten as unlucky, and there is nothing behind it but repetition.',
    read: 'Kindness with a will of its own would be a fair summary. She has an ear for what is out of tune between people and puts it right with a chair moved, a dish carried across. Criticism she hears twice as loud as it was spoken. Time to decide is the best present one can give her.',
    figure: null,
  },
  monkey: {
    answer: 'Curiosity, memory and persuasion are her strengths by description.',
    read: 'Hand her a broken clock and talk to her meanwhile; both will be going by the end. She remembers what everyone said and does the voices. A thing that works ceases to interest her, so the tidy ending is for somebody else. Her jokes go too far about once a month, and the apology is funny too.',
    figure: null,
  },
  rooster: {
    answer: 'Precision, honesty and style are listed for her, and the courage to speak.',
    read: 'She has read the contract. Her day has a plan, her plan has a margin, and she is early for that. When tact was wanted one got the truth, and later a very good meal by way of amends. She asks nothing of others that she does not do first, and this includes Sundays.',
    figure: {
      text: 'That a house is finished when the hen announces the morning is a saying from one of the oldest Chinese books. A king says it there about another king’s wife, before a battle. It was politics.',
      sources: ['speech at mu'],
    },
  },
  dog: {
    answer: 'Fairness comes first in her, and modesty is in the way of her saying so.',
    read: 'She weighs people slowly and then stays. On behalf of a colleague she will speak up in any meeting; for herself she forgets to. Worry is her habit, and lists are her cure for it. If you have deserved a straight word you will get one, in private, and she will have slept badly over it.',
    figure: null,
  },
  pig: {
    answer: 'Sincerity heads the list of what is said of her.',
    read: 'She makes life comfortable for everyone in reach, and has taste in it. Trust is her first move and sometimes an expensive one. Unpleasant letters wait behind the clock. Whoever mistakes good nature for weakness finds, on one occasion and in front of guests, that there is an end to it.',
    figure: null,
  },
};

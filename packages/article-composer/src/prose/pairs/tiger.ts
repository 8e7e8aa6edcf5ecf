import type { PairTexts } from '../prose-types.ts';

export const pairsOfTiger: PairTexts = {
  'tiger tiger': [
    'One mountain does not hold two tigers, so the proverb says, and adds in the next line: unless one is male and one female. Even then the mountain should be large.',
    'They are magnificent in a crisis and restless in a calm. Separate campaigns are the answer, with a feast in between at which both are allowed to tell it their way.',
    'As friends they see each other four times in a life, each time memorably. In business they need two firms, on two shores.',
  ],
  'tiger rabbit': [
    'These neighbors both belong to Wood and spring, the one as the tree and the other as grass. A Rabbit knows when to speak to a Tiger, and it is about the only one who does.',
    'It tires of the volume, though. A door that can be closed, and a Tiger who has learned not to open it, make the difference.',
    'At the office the Rabbit drafts what the Tiger has said into what the Tiger meant. A good half of the world’s peace treaties must have been made so.',
  ],
  'tiger dragon': [
    'Wind follows the tiger, clouds follow the dragon, says the Book of Changes, and martial artists have named a hundred stances after the two. Together they are weather. Dull it is not.',
    'The question is who stands in front. Couples who found an answer found two fronts.',
    'Two captains will do for one ship if there is a sea between the bridge and the crow’s nest. Friends of theirs take care not to be the tie-break.',
  ],
  'tiger snake': [
    'A Tiger wants it said now, while a Snake wants it thought through; the first takes the delay for coldness and the second takes the haste for a threat. Each is wrong by about the same amount.',
    'In the old scheme there is a harm here with a punishment on it. It eases with time between the question and the answer: a night, by agreement, with no door slammed.',
    'At work, let them communicate through minutes. In writing the Tiger is shorter and the Snake is warmer, and each is surprised at the other’s style.',
  ],
  'tiger horse': [
    'They meet at the starting line. Here nobody says slow down, and the map is bought on the way. What a Tiger dares, a Horse finds delightful, and the neighbors get postcards.',
    'Someone ought to see to the rent. Otherwise they need few rules, since quarrels of this pair are loud, brief and forgotten by the time the kettle boils.',
    'Colleagues envy them, the accountant dreads them. Found the thing together and hire an Ox before the first invoice.',
  ],
  'tiger goat': [
    'The Goat is not afraid of the Tiger, to the surprise of everyone. It saw at once how tired it was. It offers a cushion, and the Tiger tells it things that it tells nobody.',
    'But a Tiger’s temper passes in ten minutes, whereas the Goat will carry those ten minutes about for a week. The Tiger must come back and ask.',
    'In a theater or a restaurant they make a fine pair, one in front of the curtain and one behind it, if only the flowers on the first night go to both.',
  ],
  'tiger monkey': [
    'In the fable the Monkey pulls the Tiger’s tail and is up the tree before it can turn. It is meant in fun, and the Tiger does not take it so. Two quick tempers, one of them armed with irony, face each other across the circle.',
    'No pair stands lower by the rules. Those who defy them report two things: never joke about a defeat, and do something difficult together, a boat, a climb, a play, in which wit and nerve are both short by half.',
    'On one team, they want a contest with some third party, and soon. There are friends of this kind, sworn ones, who have not agreed about anything since the day they met.',
  ],
  'tiger rooster': [
    'Courage and correctness sit down to dinner. The Rooster has remarks on how the dragon was slain; the Tiger would have liked applause first.',
    'Told in private, the remarks are welcome, for a Tiger does want to win next time. Told at table they cost a plate.',
    'The Rooster as a second is what every duellist of this sign should have had. Reports written by the two of them are brave and correctly spelled.',
  ],
  'tiger dog': [
    'It is the partnership of the films: the hothead and the one with principles. The Dog asks whether it is just, and when it is, comes along to the end. Nobody else can talk a Tiger out of a fight by asking what it is about.',
    'Both of them would die for a friend and forget to buy bread. Their children, grown up, speak of it fondly.',
    'As partners they found rescue services, newspapers, unions. The Dog reads the small print aloud in the car.',
  ],
  'tiger pig': [
    'A secret friendship across the circle: the fiercest and the mildest, and neither plays the part at home. A Pig is not impressed by roaring, and waits, and brings soup.',
    'The same bond carries a small destruction, since the one breaks what the other has made cosy. Replace it, say sorry once, and it counts as settled with this sign.',
    'Running anything together, they find that people come for the Tiger and come back for the Pig. It has been known to work with a circus.',
  ],
};

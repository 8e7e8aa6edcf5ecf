import type { PairTexts } from '../prose-types.ts';

export const pairsOfRat: PairTexts = {
  'rat rat': [
    'Two Rats understand each other before the sentence is over, and both have already put something aside for the winter. Their home is full, well insured and cheerful at odd hours.',
    'What nobody supplies is the calm. One worry is picked up by the other and comes back larger; it helps if they agree that after supper only one of them may be anxious, and take turns.',
    'In one office they share a plug and a suspicion. Put them on two ends of one problem and it closes like a zip; put them on two problems and each will spend the day wondering what the other has found.',
  ],
  'rat ox': [
    'The tale of the race tells it all: the one knew the way and the other had the back. A Rat brings home news, ideas and three offers; the Ox listens to the end, picks one, and carries it for ten years.',
    'They quarrel about pace and hardly ever about the goal. The Ox should say now and then that it has noticed the cleverness, and the Rat that it has noticed the carrying.',
    'As colleagues they need no third. One is on the telephone, one is in the workshop, and the customer believes there are twenty people there.',
  ],
  'rat tiger': [
    'A Tiger announces, a Rat has read the contract. Each finds the other’s method faintly comical, which is no bad beginning. Money is spent by one in gestures, saved by the other in envelopes.',
    'It goes well while the Tiger is allowed the stage and the Rat the program. When the Rat corrects figures in front of guests, the evening ends early.',
    'Starting a firm, the Tiger should be on the poster and the Rat in the lease. Friendship between them is lasting when it was once tested by something that went wrong.',
  ],
  'rat rabbit': [
    'Both are careful, and each about something else. To the Rat it is supplies, to the Rabbit moods; so one of them fills the pantry in a silence that the other has been trying to interpret since noon.',
    'The old rule between them is called the punishment of bad manners, and that hits it: small discourtesies count for much. Knock, say thanks, leave the last piece, and there is nothing to punish.',
    'Working together they should divide by time of day rather than by task; the Rabbit is good in the quiet before ten, and the Rat when the wires begin to hum.',
  ],
  'rat dragon': [
    'A Dragon with a grand design and a Rat with a map of the back stairs are, in stories, the pair that gets into the palace. He or she who dreams is never mocked here, merely asked what the first step costs.',
    'For the Rat it is a holiday from caution. For the Dragon it is the rare experience of being admired by someone who knows exactly how the trick was done.',
    'As partners in trade they are nearly unfair: one sees the gap in the market and the other fills the hall. Let the books be kept by the first, and be shown to the second on paper of good quality.',
  ],
  'rat snake': [
    'Two who watch. The Rat watches everything, the Snake one thing, and in the evening they compare what they saw; it is a marriage of intelligence services, and rather a happy one so long as both report.',
    'Trouble comes with the unsaid. The Rat fills a silence with guesses, and the Snake takes guessing for snooping.',
    'At work they read the same report and stop at the same line. They need a spokesman, since neither will say it aloud.',
  ],
  'rat horse': [
    'Midnight and noon. A Rat counts what is there, a Horse is off to see what else there is, and each believes that the other is wasting life. They often fall in love on a journey, where both are right.',
    'The couples who manage it have separate purses, separate evenings and one fixed day. The rule of the clash asks for distance of some kind; a distance that is arranged hurts less.',
    'In a business they had better be two firms with a contract: headquarters here, sales there. Friends of this combination tell, with pleasure, how they once missed the same train from opposite platforms.',
  ],
  'rat goat': [
    'The Goat would like to be asked how it feels, and the Rat has already fixed the gutter. Here good will misses its aim more often than it is lacking.',
    'An old reading calls this a harm by friendship lost: the Rat’s friend, the Ox, is the Goat’s opposite. In plain terms, do not bring in relatives as witnesses. Talk as two.',
    'In a team, give the Goat the room and the Rat the inventory. They get on best over a thing that must be both beautiful and paid for.',
  ],
  'rat monkey': [
    'Quick and quicker. They finish each other’s jokes, start a trade on the kitchen table and sell it by the spring. Listeners have trouble following and are glad to be there.',
    'A Monkey gets a Rat to take the risk it has been calculating for years; the Rat sees to it that there is a second copy of the keys. Boredom, the danger of most clever pairs, gives them a wide berth.',
    'Two such partners would sell you the queue you are standing in. It is a friendship that began at school over a forged note, and the note was very good.',
  ],
  'rat rooster': [
    'A Rooster says what is wrong, and the Rat, who knew, hears that it was noticed. The two share diligence and have different views on discretion.',
    'Their homes are in excellent order, on two systems. It is worth settling early whose list goes on the door of the refrigerator.',
    'For an audit there is nothing better than these two. One has a nose and the other a ruler; what escapes them is mostly lunch.',
  ],
  'rat dog': [
    'The Dog trusts slowly and the Rat explains slowly, so it may be a year before they know that they like each other. Then they are allies: one hears the step on the path, the other knows whose it is.',
    'Where they part is on small economies of truth. A Rat considers a useful silence harmless. The Dog would rather have it straight, even when it is bad.',
    'As workmates they are the night shift that nothing gets past. The Rat should tell the Dog its reasons before rather than after.',
  ],
  'rat pig': [
    'Neighbors at the turn of the circle, last and first, they are the well-stocked larder and the open table. A Rat wonders aloud whether it will be enough, a Pig lays another place, and it is enough.',
    'He or she of the Pig should not be made to feel naive, for the guests who come on its account are the Rat’s best customers.',
    'They could run an inn. The Pig at the door and the Rat behind the till is an arrangement several centuries old, and guests never guess who decided on the portions.',
  ],
};

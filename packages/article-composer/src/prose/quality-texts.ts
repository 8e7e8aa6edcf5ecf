import type { Quality } from '../understand/qualities.ts';

interface QualityProse {
  /** As in "no rule names the cleverest sign". */
  readonly most: string;
  /** Of two or more signs, as in "Clever Signs". */
  readonly title: string;
  readonly text: string;
}

export const qualityTexts: Readonly<Record<Quality, QualityProse>> = {
  clever: {
    most: 'the cleverest sign',
    title: 'Clever Signs',
    text: 'Wit comes in several kinds here. The Rat sees an opening, the Monkey makes one, the Snake waits for it. In the tale of the race the first prize went to the one who thought of riding on somebody else.',
  },
  kind: {
    most: 'the kindest sign',
    title: 'Kind Signs',
    text: 'Gentleness is what the books give to Rabbit and Goat, and open-handedness to Pig, Dragon and Tiger. The two differ: one kind does not hurt you, the other pays for lunch.',
  },
  loyal: {
    most: 'the most loyal sign',
    title: 'Loyal Signs',
    text: 'The Dog has the word all over its page, as the animal does in real life. An Ox keeps its promises without a speech, and a Rat keeps faith with a circle that is smaller than its address book.',
  },
  brave: {
    most: 'the bravest sign',
    title: 'Brave Signs',
    text: 'Courage is spread more widely than one would think. The Tiger’s shows in a fight, the Dragon’s at a beginning, the Rooster’s in saying it aloud, and that of the Dog when another is in danger.',
  },
  creative: {
    most: 'the most creative sign',
    title: 'Creative Signs',
    text: 'Whoever looks for an artist on the circle is usually sent to the Goat, and whoever looks for an inventor to the Monkey. The Rabbit chooses the curtains.',
  },
  honest: {
    most: 'the most honest sign',
    title: 'Honest Signs',
    text: 'Four animals speak plainly by tradition. The difference is in the tone: a Dog regrets what it has to say, a Pig means it well, a Horse has said it already, and the Rooster has a list.',
  },
  ambitious: {
    most: 'the most ambitious sign',
    title: 'Ambitious Signs',
    text: 'The Dragon is the emperor’s animal, and the descriptions never let it forget that. A Tiger wants to win, which is not quite the same: without a rival it lies down.',
  },
  calm: {
    most: 'the calmest sign',
    title: 'Calm Signs',
    text: 'An Ox is calm because it has decided, a Goat because it hopes that the others will, and a Pig because supper is certain. Books recommend all three as neighbors.',
  },
  funny: {
    most: 'the funniest sign',
    title: 'Funny Signs',
    text: 'Nobody contests the Monkey’s place, which a long novel has secured. The Horse laughs with everyone at the table and has forgotten the joke by the next one.',
  },
  stubborn: {
    most: 'the most stubborn sign',
    title: 'Stubborn Signs',
    text: 'That a drawn rope only makes the animal lean back is known in every village with cattle. Descriptions of the sign have taken it over, and call it strength of will on the other page.',
  },
  sensitive: {
    most: 'the most sensitive sign',
    title: 'Sensitive Signs',
    text: 'A remark in passing can stay with a Goat for a week and with a Dragon for longer, though only the Goat will show it. Rabbit and Dog notice the weather in a room before they enter.',
  },
  'hot-tempered': {
    most: 'the most hot-tempered sign',
    title: 'Hot-Tempered Signs',
    text: 'Fast signs lose patience fast. It passes with the Tiger in a minute, with the Horse in two, and the Dragon thinks that there was none. The Rooster is not angry, only exact.',
  },
  secretive: {
    most: 'the most secretive sign',
    title: 'Secretive Signs',
    text: 'Of the quiet ones the Snake says nothing on purpose, the Ox for want of words, and the Rabbit in order not to hurt anybody. From outside it looks alike.',
  },
  lazy: {
    most: 'the laziest sign',
    title: 'Lazy Signs',
    text: 'Almanacs do not call anyone lazy. They say that a Pig is comfortable, that a Goat is waiting for the right mood, and that a Tiger has begun the next thing.',
  },
  teacher: {
    most: 'the best teacher',
    title: 'Signs for Teachers',
    text: 'A Goat teaches by being patient and a Dog by being fair; in a Monkey’s class something goes up in smoke, and the principle is never forgotten.',
  },
  engineer: {
    most: 'the best engineer',
    title: 'Signs for Engineers',
    text: 'There are two schools. What the Ox builds stands for a century, and what the Monkey builds has not been seen before. A bridge needs the one, and its crane the other.',
  },
  writer: {
    most: 'the best writer',
    title: 'Signs for Writers',
    text: 'The Rat hears the story, the Horse travels to it, the Rabbit softens the sentence and the Rooster finds the missing comma. A newspaper could be run by the four.',
  },
  artist: {
    most: 'the best artist',
    title: 'Signs for Artists',
    text: 'Art is the Goat’s own trade. Rabbits go into design, where taste counts, Snakes into music, which can be practiced alone, and the Dragon needs a stage for whatever it does.',
  },
  scientist: {
    most: 'the best scientist',
    title: 'Signs for Scientists',
    text: 'For science the lists want either a large question, and send the Dragon, or a long silence, and send the Snake. The Rat is the one who reads what others have published.',
  },
  programmer: {
    most: 'the best programmer',
    title: 'Signs for Programmers',
    text: 'Software is a late guest in lists that speak of plows and scales. Modern almanacs have given it to the Monkey, for the puzzles; the testing, one suspects, would fall to somebody else.',
  },
  seller: {
    most: 'the best at selling',
    title: 'Signs for Sales',
    text: 'The Tiger sells because it wants to win and the Horse because it likes the road and the company. Neither is good at the invoice.',
  },
  accountant: {
    most: 'the best accountant',
    title: 'Signs for Accountants',
    text: 'Every morning at the same hour, and the same call: the animal itself suggested a trade in which figures must agree. The Ox is sent to the bank beside it, for reliability.',
  },
  founder: {
    most: 'the best founder of a firm',
    title: 'Signs for Founders',
    text: 'To begin belongs to Tiger and Dragon by every list. Who keeps the firm going after its second year is a chapter that lists leave out.',
  },
  athlete: {
    most: 'the best athlete',
    title: 'Signs for Athletes',
    text: 'Only one of the twelve is bred for running, and the lists remember it. In the tale of the crossing it was no help: the Horse came in seventh, after a fright.',
  },
};

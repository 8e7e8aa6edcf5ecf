import type { SignProse } from '../sign-prose.ts';

export const goat: SignProse = {
  inShort: 'It makes a place pleasant and asks not to be pushed.',
  character: [
    'Whether it is a goat, a sheep or a ram the Chinese word (羊) does not say, and the sign has something of all three: gentleness, company, and a head that is harder than it looks. It arranges flowers in a jam jar. It cries at other people’s weddings and is patient with other people’s children.',
    'The character for beauty (美) is written with a sheep above something large, and the one for goodness (善) contains it too. So the sign inherited its reputation from spelling.',
  ],
  strengths: 'Its talents are those one notices when they are missing:',
  weaknesses: 'The complaints come from those who were waiting for a decision:',
  love: [
    'It wants to be looked after and looks after in return, with soup, with blankets, with an ear at two in the morning. Grand gestures frighten it slightly. A walk that was promised and takes place does not.',
    'In a dispute the Goat withdraws rather than fights, and takes the hurt with it to look at. Somebody has to go after it; the books are firm on that.',
  ],
  matches:
    'Rabbit and Pig share its triangle and its liking for cushions. With the Horse it forms the pair that astrologers call sun and moon, one roaming and one at home. The Ox faces it across the circle, and neither has ever been hurried out of an opinion.',
  workAnswer: 'It does best where somebody else keeps the calendar.',
  work: [
    'Workshops, kitchens, nurseries for plants: the tradition seats it where a thing grows better for being watched kindly. It has a hand for material and an eye for what does not go together, and will unpick a whole evening’s knitting over one row.',
    'Money questions and competitions wear it out, and so does an office without daylight. Two lines of praise carry it for a month.',
  ],
  boss: 'When it must lead, it asks round until everybody agrees, and that takes as long as it takes. People do not leave. Under a boss it wants a frame and a kind word, and returns both as good work slightly late.',
  luckAnswer: 'The brown is fleece; the red and the purple were added by people who sell calendars.',
  luck: [
    'Luck itself is spelled with this animal: in old bronze writing, auspicious (祥) is simply a sheep. Three goats with a sun (三羊開泰) are a New Year picture, by a pun on the three Yang lines with which spring begins in the Book of Changes.',
    'Seven appears among its numbers as the age of girls’ teeth in the classics, or because a printer liked it; both explanations are on record.',
  ],
  year: [
    'Years of the Goat are said to be mild, artistic and undecided. In parts of northern China, people used to say that nine of ten born in them come off badly, and the saying is traced, by those who tell it, to hatred of one empress dowager.',
  ],
  bornInThem:
    'Parents are said to have put off a birth, or hurried one on, for a superstition that southerners had never heard of. If there was a smaller class at school for it, nobody in that class complained.',
  newYear:
    'Three goats under a rising sun are the card to send, and in Canton five of them wear scarves in the park. Shops argue about horns: with them it sells to grandfathers, without them to everyone else.',
  ownYear: [
    'The Goat is told to have company in its own year: a flock is safer than a rope of red silk, though it wears that too. Visiting relatives counts as part of the custom.',
    'One is also to say no, once each month, aloud. We have that from a grandmother and not from an almanac, and it may be the better source.',
  ],
  cultureAnswer:
    'Five of them founded Canton, and one patient herdsman made the animal a byword for loyalty.',
  race: 'It kept watch on the raft while the Monkey poled and the Rooster looked out for weeds. The three had agreed to land together, and when the emperor asked who was first of them, two of them pointed at the Goat.',
  culture: [
    'Five immortals in five colors rode into Guangzhou on rams, with an ear of grain in each ram’s mouth; the riders flew off and the rams turned to stone. The town is nicknamed after them to this day.',
    'Su Wu, envoy of Han, was held by the northern nomads and sent to tend rams until, as his captors said, they should give milk. He came home after nineteen winters, holding the staff of his office with all its tassels gone.',
  ],
  hourAnswer: 'Flocks are out now, since the dew is long off the grass.',
  hour: [
    'Shepherds said that grass cropped in this hour grows again the thicker. On the sundial it is the slanting, when shadows begin to lengthen and no one has yet gone home.',
    'Afternoon’s children are held to be dreamers with regular habits. The classics recommend this time for music lessons.',
  ],
};

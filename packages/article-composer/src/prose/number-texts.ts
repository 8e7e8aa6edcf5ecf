/** What numerologists say of each life path number. */
export const numberTexts: Readonly<Record<number, readonly string[]>> = {
  1: [
    'It is the number that stands by itself, and numerologists read it so: a person who walks in front, starts without being asked and finds it easier to do a thing than to delegate it. Independence is the gift, and the bill for it is company.',
    'Books on the subject tell people with this path to learn to be helped. They are pictured as inventors and solo sailors, and, with some irony, as the best of second-in-commands for anybody who leaves them alone.',
  ],
  2: [
    'It means the space between two people. Those who carry it are called peacemakers: they hear both versions, remember birthdays, and sense the quarrel before the first word. In music they would be the accompanist without whom the singer cancels.',
    'The counsel for them is to have an opinion of their own and to voice it while it is still small.',
  ],
  3: [
    'It is the sociable number, of talk, song and stories. Numerology seats these people at the end of the table where the laughter comes from, and notes that they sparkle most when they are a little sad.',
    'What they lack, by common verdict, is an ending. Half-written books are the emblem of the path; its finished ones are read aloud.',
  ],
  4: [
    'A square has this number of sides and stands on any of them. People who carry it are said to like foundations, timetables and tools in the right order, to keep a promise past its usefulness and to distrust a shortcut that works.',
    'They are advised to leave one corner of the week unplanned. Most of them plan which.',
  ],
  5: [
    'It sits in the middle of the single numbers and turns every way. Change, travel and the senses are its field: the correspondent, the cook on a ship, the colleague who has worked everywhere. To forbid is to make interesting.',
    'As freedom is what it seeks, discipline is what it is told to find, preferably one that moves, such as a language or a river.',
  ],
  6: [
    'Home, care and harmony are the words in each handbook. The sixes of the world are those who are rung up at night, who keep a spare bed made and see at once that somebody has been crying.',
    'They may manage other people a good deal. A friend’s life need not be tidied, numerologists remind them, unless the friend has asked.',
  ],
  7: [
    'The seeker’s number. It belongs to solitary walkers and to readers of footnotes, to whoever takes the watch apart. Seven is odd in company; it does not divide and nothing else in the first ten divides by it.',
    'Trust is its difficult word. The path is said to grow easier from the moment at which such a person shows somebody an unfinished thought.',
  ],
  8: [
    'Two circles, one above the other, are read as the balance of giving and getting. Numerology associates eight with offices, works and responsibility: someone who sees how a whole can be run and is impatient to begin.',
    'Whether power serves or is served is its question. In Chinese custom the figure is lucky for a different reason, by sound, and the two traditions should not be mixed.',
  ],
  9: [
    'The last of the single digits holds all of the others: add it to any number and the sum of digits does not change. Such people are described as generous, wide in their sympathies and given to farewells.',
    'They are urged to finish things and let go. It is a strange strength of the path that it begins well after an end.',
  ],
  11: [
    'A master number, left unreduced because its two ones are said to stand side by side like the posts of a gate. Intuition is heightened in it: nerves, dreams, the right word for a stranger. It contains the peacemaker, since one and one are two, at a higher voltage.',
    'The handbooks recommend sleep and a craft for the hands. Inspiration, they say, comes to someone who is doing something else.',
  ],
  22: [
    'As a master number it doubles the elevens and adds up to the builder. What others dream, this path is supposed to put up, with scaffolding: railways, schools, an alphabet.',
    'It has the reputation of being the heaviest to carry, and most who have it are content to live as a builder of smaller things. No authority says that this is a failure.',
  ],
  33: [
    'The third of the master numbers is described as the teacher who heals by example. Handbooks are at their most solemn about it, and at their vaguest.',
    'It was added late to the system. Other schools, which reduce day, month and year apart before adding, do find it in some birth dates; by the way of counting used here it does not come out.',
  ],
};

import type { SignInYearTexts } from '../prose-types.ts';

export const signsOfSpringInYears: SignInYearTexts = {
  tiger: {
    rat: 'The Rat’s year is one of small print, which is not where a Tiger hunts. No rule is involved. Let a friend read, and use the strength saved for the one leap that matters.',
    ox: 'Slow ground underfoot. Nothing joins the two signs or parts them, and a Tiger that has learned to walk beside an ox all year is said to be dangerous afterwards.',
    tiger:
      'One mountain, and the tiger on it is oneself. In its own year it is asked to roar half as loud, to let an insult pass unanswered, and to tie a red thread where the claw begins.',
    rabbit:
      'After its own great year the house next door is kept with cut flowers. Spring neighbors, no more: rest the voice. A Tiger is better at this than it believes.',
    dragon:
      'Wind and cloud share the sky this year. The rules find merely a common season here. It is the crowd that will want a duel, and one may decline.',
    snake:
      'By the books a harm and a punishment meet in this bond, and the counsel they give is delay. Sleep before you answer, for twelve months. A Tiger that waits one night loses nothing except a quarrel.',
    horse:
      'The gate stands open, with a friend of its own triangle beyond it. Tradition names this a year for setting out, for campaigns and for saying yes; somebody else may bring the sandwiches.',
    goat: 'A gentle keeper of the year, and no rule at all. What cannot be won in it is applause. What can be had is sleep, gardens, and the affection of people who were slightly afraid.',
    monkey:
      'No harder pair stands on the circle, so this is the year in which the almanac advises a Tiger to let its tail be pulled. Travel suits the clash, and so does any change that one has planned oneself. Laugh first.',
    rooster:
      'Remarks will be made. There is no rule behind them. If three people tell a Tiger the same thing in a year of the Rooster, it might be about the form rather than the deed.',
    dog: 'With the Dog, of its triangle, the cause is found to be just and the company good. Old calendars give this year to rescuers. Bread should be bought beforehand.',
    pig: 'Its secret friend keeps the table, and the fiercest of the signs is treated to soup. There is a destruction in the small print, meaning broken dishes. Replace them and stay.',
  },
  rabbit: {
    rat: 'Bad manners is the name of the punishment that the Rat’s year holds for it, and no sign is less guilty of those. Others will be. A Rabbit is advised to overlook, to write by hand, and to keep the second exit swept.',
    ox: 'Firm ground and plain speech. No rule speaks, and a Rabbit can get a good deal of masonry done on its burrow while everyone else is busy with the harvest.',
    tiger:
      'Much slamming of doors in the house beside its own. Spring neighbors are not responsible for each other. Buy a thicker curtain.',
    rabbit:
      'The moon is full and it is one’s own face up there. For the Rabbit’s own year custom says: stay, keep, restore. Moving house is advised against, which is the kind of advice that this sign follows.',
    dragon:
      'A harm, with fireworks. Someone on whom the Rabbit leans is blown off the road by someone grand, so it should have two friends to lean on, and a seat near the wall.',
    snake:
      'Taste and silence rule; no bond, no breach. One learns more in this year by looking at pictures than by asking, and the Rabbit knows how.',
    horse:
      'Plans meant for a small table are carried off at a gallop. It is the mild bond of destruction. Put white space into the diary, in ink.',
    goat: 'Its own triangle, its own pace. The year of the Goat is held to be good for a Rabbit’s art, house and friends, in that order, provided that somebody else opens the post.',
    monkey:
      'All is clever and nothing is quite meant. Without a rule to go by, a Rabbit may take this year as theater and choose a seat with a view of the door.',
    rooster:
      'At dawn and dusk the two stand opposite, and what the Rabbit left unsaid is now cried from the roof. The clash asks it to speak first, in its own words, early in the year. After that the noise concerns others.',
    dog: 'A guard is posted: the Dog is its secret friend. It may sleep. Almanacs tell it to promise something large this year, for it will be helped to keep it.',
    pig: 'Nobody raises a hand or a voice. Under the third of their triangle, things that were patiently begun are eaten, worn and lived in.',
  },
  dragon: {
    rat: 'The cleverest of its triangle draws the maps. A Dragon has only to point, they say of such a year, provided it listens when asked what the first step costs.',
    ox: 'Great plans run into the question of who does the work. By the mild rule of destruction they get in each other’s way, so begin with one. The Ox respects a thing that has been finished.',
    tiger:
      'Another voice is in the hall, and it is loud. They share a spring and nothing else. The sky, it has been pointed out, is large.',
    rabbit:
      'Somebody’s carefully laid table stands where the Dragon was about to land. Their harm is one of good intentions. It should ask, softly, and then take off from the garden.',
    dragon:
      'Two lots of thunder make a flood; hence the rule that it punishes itself in its own year. Be smaller. Those who managed it are said to have been astonished at how many people came to talk to them.',
    snake:
      'The little dragon is on the throne and the great one may rest. No bond is counted here. It is a good time to ask advice, as it will be given once.',
    horse:
      'Everyone runs and the Dragon has the wings for it. No rule, much air. It should look down now and then to see who is still holding on.',
    goat: 'Painters, poets and drizzle. The sign of the year wants nothing from it, which is refreshing for a time. Almanacs mention a holiday by a lake.',
    monkey:
      'The staff of the Monkey King came out of a dragon’s treasury, and now something comes back. Its own triangle governs: invention to serve ambition, and both with a sense of humor.',
    rooster:
      'Phoenix beside dragon, as on the wedding robes. What a Dragon promised in other years is put in order for it by its secret friend, to the last button. Let it say thank you by name.',
    dog: 'Opposite, the skeptic. Questions will be put in public, and the clash means that something has to move. Small promises, kept by the week, are all that tradition has to offer against it, and they do well.',
    pig: 'Applause comes from the heart and there is cake. No rule stands between the two. A Dragon should see to it that someone adds up the evening.',
  },
};

import type { SignInYearTexts } from '../prose-types.ts';

export const signsOfSummerInYears: SignInYearTexts = {
  snake: {
    rat: 'A year full of whispers for one who hears them all. The rules are silent. It would do well to share a third of what it knows, with one person, twice.',
    ox: 'From its own triangle comes the one who carries things out. What has been thought through for a decade may be done this year, and no one will have seen it coming.',
    tiger:
      'Haste is in the air and it is directed at the Snake. Harm and punishment together, in the terms of the books: answers demanded before they are ready. Name a day for your answer, and give it on that day.',
    rabbit:
      'Discretion to the left, discretion to the right. Nothing presses; the signs have no rule. A beautiful year for interiors.',
    dragon:
      'Trumpets for the elder cousin. The Snake loses nothing by standing in the second row, where one sees who is pushing.',
    snake:
      'The old skin itches, as it does every twelfth year. Do not pull at it, the almanac says; and if there is an old grievance among the things that come off, leave it lying where it falls.',
    horse:
      'It is carried along, like that time in the hoof. Summer neighbors, no more. Enjoy the speed and choose the moment to let go.',
    goat: 'Afternoon light, soft voices, an open piano. There is merely a season in common. Someone will show the Snake their heart in the course of it, and what it does then is not in any table.',
    monkey:
      'A friend, a sting and a puzzle at once: six harmony, punishment and destruction are all written under these two. Work with the cleverness of the year and never against it. Read the contract by daylight.',
    rooster:
      'The facts are wanted, and it has them. With a partner of the triangle in office, a Snake’s exactness is for once popular, and it is told to publish.',
    dog: 'Honest questions, many. By rule the two pass each other without touching. A locked drawer should bear a label this year.',
    pig: 'Across the table sits trust itself, and the circle calls that a clash. Let something go out of the house: a habit, a lodger, a suspicion. Those who traveled in such a year wrote home the kindest letters.',
  },
  horse: {
    rat: 'Midnight rules the daytime sign, and accounts are asked for. Movement is what a clash stands for, so a Horse may as well choose its road: early, insured, with the address left behind.',
    ox: 'The team is ill matched, by an old harm: one pulls, one dances. Do not share a plow this year. Do, if you can, share a meal.',
    tiger:
      'Off they go. A year of its triangle’s boldest is, for the Horse, all downhill with the sun behind, and it is recommended to have told somebody where.',
    rabbit:
      'Please do not run in the corridor. It is the destruction of other people’s flower arrangements, no worse, and solved with two gates and a bell.',
    dragon:
      'Splendid weather, both for show and for travel. No rule. A Horse that comes second in such a year has still had the better view.',
    snake:
      'Something stirs near the hoof. Neighbors of one summer, they mean each other no harm; but look at the ground from time to time.',
    horse:
      'Noon upon noon, speed upon speed: when this sign meets itself the books speak of self-punishment, and mean a fall. One journey, chosen and finished. The red goes into the shoe.',
    goat: 'The moon looks after the sun this year. Its secret friend keeps a meadow for it, with water, and what is advised is almost unheard of in a Horse’s almanac: stay a while.',
    monkey:
      'Pranks, promotions, late nights. Neither bond nor breach. Two quick animals, says a New Year print, and one of them is holding the reins.',
    rooster:
      'The clock strikes at a Horse in every room. No rule says that it must listen. Trains, however, have been known to.',
    dog: 'A cause to run for and someone to run with: the Dog is of its triangle. What is promised this year is to be kept, and it will be, with barking.',
    pig: 'Warm stables. The circle knows of nothing between the two, and a tired Horse asks for no more than that.',
  },
  goat: {
    rat: 'Someone counts the cups while the Goat is pouring tea. That is the harm between them, drop by drop. It should tell one trusted person each time, instead of all at the end.',
    ox: 'Face to face with the immovable. Nothing is to be forced in a year of the clash, least of all by waiting. Take the bend in the road when it comes; it was going your way.',
    tiger:
      'It is loud outside. No rule concerns the Goat, who brings out a cushion and finds that everyone would like one.',
    rabbit:
      'With one of its own triangle at the head of the year there is room for craft, for company, for a color that has been out of favor. Somebody is going to buy the picture.',
    dragon:
      'Scenery is required on a grand scale. Neither friend nor enemy by rule, the Dragon pays late. The Goat should paint small as well.',
    snake:
      'The same summer, a cooler corner. What it feels is seen without being spoken of. It may be a relief and is at any rate no rule.',
    horse:
      'Its secret friend has the world’s news on its boots. This is a year to be taken along rather than waved to: passports are in the blue drawer.',
    goat: 'Among the flock is the place for it in its own year. A red cord, the cousins, a visit every month; and once in each of these months it says no, for practice.',
    monkey:
      'Jokes about timid people are not aimed at it, only near it. No bond is reckoned here. It used to share a raft with this one, and can say so.',
    rooster:
      'Straight lines are in demand. The Goat, who has no quarrel with the Rooster in any book, hangs its work as it likes and lends it the ruler.',
    dog: 'Fair judgment where it had hoped for comfort: that is a punishment of the domestic kind, with some destruction of plans. Ask for the comfort first, in as many words.',
    pig: 'Supper is at eight and there are enough chairs. Of its triangle the Pig is the kindest, and a Goat can let itself be spoiled without interest.',
  },
};

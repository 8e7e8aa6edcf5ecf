import type { TextsByElement } from '../prose-types.ts';

export const portraitsOfSpring: TextsByElement = {
  tiger: {
    Wood: 'The society was its idea. It knows all members by name and has mislaid the minutes. When the hall burned, it had them singing in the car park, and the new hall is bigger.',
    Fire: 'It cannot tell you something sitting down. Waiters remember it. Twice it has resigned on principle, the second time after the principle had been granted, because the speech was so good.',
    Earth:
      'You had expected a daredevil, and here is someone checking the rope. It climbs higher than the others, as a result. About feelings it will say that they are there, and pour the coffee.',
    Metal:
      'Its best time over the distance is written inside the cupboard door, with the date. It asks no quarter, gives two if nobody is looking, and cannot be thanked.',
    Water:
      'It comes late to the dispute, having heard both parties in the corridor. What follows is brief. Those who lost say on the way out that they would not mind losing to it again.',
  },
  rabbit: {
    Wood: 'It is on four mailing lists for the good of others and waters three people’s plants. The spare room is called after whoever had it last. There is a point at which it says enough, and one may live beside it for years and not see it.',
    Fire: 'It laughs before the end of the joke because it saw your face. Then something was said, and it is out of the room; then it is back, with a tray. Its friends own letters that they would save from a fire.',
    Earth:
      'The advice is given in three sentences, and they can be carried out by Thursday. Sentiment it keeps in a box with a lid. It has walked out of one job, one marriage and one dinner, each time with its umbrella.',
    Metal:
      'A bar of music through a wall and it can name the hall. It lives alone with a clock. Whoever is asked to tea should come at four, may bring nothing, and will be asked again in the spring or never.',
    Water:
      'It knew about the quarrel before the couple did. Crowds leave it with a kind of sunburn. Most of what it understands goes into drawings that it hides when somebody comes up the stairs.',
  },
  dragon: {
    Wood: 'It has a whiteboard at home. The question is always the same, what would it take?, and guests find themselves drawing arrows. Concede a detail and it will bring you the details of its opponents for nothing.',
    Fire: 'The room is warmer. There will be a toast, unplanned, at which two people decide to change their lives. Afterwards it sits in the kitchen with its shoes off, asking a friend whether it was too much.',
    Earth:
      'The roof is on. It was said that it could not be done with that money; it thanks by name all those who said so. Its anger, a thing of legend, was last seen under the previous mayor.',
    Metal:
      'Nobody has heard it change its mind. It wears the same cut of coat for decades. At the trial it was the only witness, and cross-examining it, says counsel, was like reading from a wall.',
    Water:
      'It could have had the chair and took the place by the window. Years later one notices that all the important sentences in the report came from there. It gives credit the way clouds give rain.',
  },
};

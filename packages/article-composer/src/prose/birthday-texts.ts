/** What numerologists make of the number of a day, beside the life path. */
export const birthdayTexts: Readonly<Record<number, string>> = {
  1: 'As a birthday it gives a push from behind: people who learned to walk by letting go of the table. They do well to sign their work, and to share the signature when there were two.',
  2: 'Somebody with this day hears the second voice in a song first. The talent is for accompanying; it shows in kitchens, duets and negotiations, and is seen most clearly on the day it stays away.',
  3: 'Words came early. At school they were told to be quiet, at work they are asked to say something, and the talent has been the same throughout. A notebook is recommended.',
  4: 'Such a child puts the bricks back in the box. As a small talent of the day it means that things get a shelf, a name and a date, whatever else the path may ask for.',
  5: 'A window seat, if possible. The day adds curiosity to any path: a second language, a first train, the dish that one cannot pronounce. It wears thin in long corridors.',
  6: 'People with this day know where the plasters are. The gift is one of hosting, and it is found in ward sisters and landlords alike; it can be overdone with advice.',
  7: 'The question why comes with it, and after the answer it comes again. A quiet hour each day is what such a birthday asks for. It then gives insight to whatever the longer number is busy with.',
  8: 'Someone has to hold the list, and it may as well be them. The day is credited with a sense for scale: what a thing costs, how long it takes, whom it needs.',
  9: 'An old head, grandparents say. The talent is for seeing how a matter will look when it is over, which is a comfort to friends and at times a loneliness.',
  11: 'There are two ones in it and the day is not reduced. Nerves like violin strings, the books say, and a hand for the fitting word; tiredness is the price, and music helps.',
  22: 'The only master number among birthdays that is even. It brings plans of a size to make relatives smile, and the stamina for one of them. Begin with the shed.',
};

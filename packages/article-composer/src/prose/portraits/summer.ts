import type { TextsByElement } from '../prose-types.ts';

export const portraitsOfSummer: TextsByElement = {
  snake: {
    Wood: 'It gives a lecture that was to be for thirty, and they are standing on the stairs. The voice is low. Afterwards, at the buffet, it would like to be spoken to about anything else.',
    Fire: 'It decided at nineteen. Since then one has watched the thing come true room by room, without hurry, with very good lamps. It was slighted once, at a dinner; there is a chapter on it.',
    Earth:
      'Half of the family trust is in its head. It can sit on a bench with you and be company. Only when the will is read does one see how many things had been quietly put right.',
    Metal:
      'Three dresses, one pen, no photographs. It turned down the prize by return of post. Flatter it and it will smile, refill your glass and remember the adjective.',
    Water:
      'You were told a secret in confidence and it knew, of course. It has kept your first letter and will quote it at your wedding. Under so much coolness somebody is playing the tango.',
  },
  horse: {
    Wood: 'It brought the whole office along to the lake. There is room in the van. Arguments with it are a pleasure because it can be convinced, halfway up the hill, and says so out of breath.',
    Fire: 'It came to stay for a night and that was in March. The roof has been painted. Everyone is in love with it, including the bailiff; how to send such a person home is not in any handbook.',
    Earth:
      'It looks at the hedge, at the ditch behind it, and at its watch. Then it jumps. It has been in the same firm for so long that one forgets it ran away from school, twice, and was at its desk by Monday.',
    Metal:
      'A solo crossing; no radio. It will not have the reception either. Those who offered to help were thanked with a picture postcard of the finish, on which there was nobody.',
    Water:
      'Five languages, all with the accent of the last harbor. The story begins in the middle. It gave you its coat, and by the time you ran after it the train had a different number.',
  },
  goat: {
    Wood: 'Somebody is living in its summer house again. It found them a job, a bicycle, a dentist. One year friends sent it to the sea with a single ticket, and it came back with a dog.',
    Fire: 'It raised a hand, the first in the room, and the hand was shaking. Since that day people have asked it to chair things. The coat is truly very red.',
    Earth:
      'It has views on dry-stone walls. Moving house you may count on it, in old gloves, at eight. It lives alone by choice, has sheep in the literal sense, and reads them the paper.',
    Metal:
      'It painted the portrait that made a minister blush. Say one word against its brother and you will see something. At home it sits in the dark for a while before putting on the lamp.',
    Water:
      'Two people were introduced by it in a queue and are now grandparents. It never finds its glasses, it always finds your key. Having nowhere special to be, it is at home in eleven kitchens.',
  },
};

import type { TextsByElement } from '../prose-types.ts';

export const pillarsOfSummer: TextsByElement = {
  snake: {
    Wood: 'Wood is fuel for the Fire of this sign, and it is the talker among Snakes, with a public, a cause and a beautiful voice. It needs more company than it lets on.',
    Fire: 'Fire doubled. The coolness is only on the skin here: ambition, faith in itself, an unforgotten slight. When such a Snake has decided, the rest of the meeting is courtesy.',
    Earth:
      'The friendly one, slow to suspect and pleasant to sit with. Earth banks the fire under ashes. It manages affairs for a large family without having been asked to, and none is worse off.',
    Metal:
      'Fire must work on Metal, and this Snake has made a blade of itself: exact, elegant, alone by preference. Luxury attracts it. It sees through flattery and buys it a drink.',
    Water:
      'Water and Fire in one body make for reserve over passion, or the other way about. Almanacs show it in the reeds. Its memory of what was promised is documented.',
  },
  horse: {
    Wood: 'Wood feeds the gallop, and a sense of fairness steers it. The Wood Horse likes a team, can be talked to about direction, and goes furthest of the five because it lets others ride.',
    Fire: 'Fire upon Fire at the height of noon, the pair with the loudest name in the calendar. It is inventive, adored, impossible to insure. Japan feared its women once, on the word of a play; the rest of Asia enjoyed the company.',
    Earth:
      'A Horse that looks at the ground before it jumps. Earth slows it to the pace at which things get done; it adapts, it finishes, it even waits at the corner. Its jokes are the dry ones.',
    Metal:
      'Metal makes it proud and thorough. What it has begun it wishes to do alone, on no one’s advice, and brilliantly. Old lists put it in the hall of the palace with a bridle that nobody may touch.',
    Water:
      'As Water the Horse is a traveler by nature, changing shape with each valley: a linguist, a wit, gone on Friday. It thinks in pictures. Those who love it learn to enjoy arrivals.',
  },
  goat: {
    Wood: 'Wood breaks up its Earth, and out come flowers. This Goat is the helper, who has three people staying until they find something. It likes to be relied upon, and should now and then be sent on holiday alone.',
    Fire: 'Its Earth is warmed from beneath. The Fire Goat takes the first step, wears the red coat and says no in company. The calendars call it the lost goat, because it went ahead.',
    Earth:
      'Rock under the wool. Here the dreaming sign is independent, careful, optimistic by conviction. The Earth Goat will help you move on a Saturday, and does not lend its saw.',
    Metal:
      'Under a Metal year it wears armor: self-assured at the front, easily hurt behind. Art is what it comes out for. It defends its own people with a force that startles even them.',
    Water:
      'Everyone’s favorite guest, since Water takes the form of the glass. It goes where it is loved, minds change, and keeps a bundle of letters. Its talent is for knowing who should meet whom.',
  },
};

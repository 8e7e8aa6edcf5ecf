import type { TextsByElement } from '../prose-types.ts';

export const yearsOfAutumn: TextsByElement = {
  monkey: {
    Wood: 'Grafts have been set on an old tree. New fruit from known roots is the hope; the gardener in the picture is counting on his fingers and seems amused.',
    Fire: 'A sun in the mirror. One does not know where to look, and should not buy what glitters from men who laugh.',
    Earth:
      'A hill with a mine in it. Engineers come, maps are wanted, and the village inn gets glass in its windows.',
    Metal:
      'Axe against axe, ringing. There is contest in it, and skill. Spectators are told to stand a little farther back than they think.',
    Water:
      'Springs break out of a cliff. No one had suspected water there. Travelers stop to look, and roofers are sent for.',
  },
  rooster: {
    Wood: 'Ivy on a belfry. Time is told by something that grows, and a clerk is late for once because he stopped to look at it.',
    Fire: 'A lamp beneath the jeweller’s glass. Every flaw is seen and, in the better version, mended. It is slow work, and the hand that does it is steady.',
    Earth:
      'Gravel, sieved. It is dry work, with a grain of gold at the end of the line. For once the books agree.',
    Metal:
      'Two knives in one sheath. Bright, exact and uneasy; the proverb to put under it is one about speaking in turn.',
    Water: 'Dew on a bronze bell. One would use few words on it, all of them about morning.',
  },
  dog: {
    Wood: 'A single pine on the autumn hill. It is held up as an example, somewhat to its discomfort. A school is built beside it, and puts it on the badge.',
    Fire: 'Sunset, with a watch fire. Somebody comes home, and the dogs know before the family does.',
    Earth:
      'A wall of beaten earth, whole, with its gate. Nobody gets in and nothing blows away. Behind it somebody is mixing lime for the next.',
    Metal:
      'An axe above the lintel, for show. A warning that need not be carried out may be the highest form of order.',
    Water:
      'The moat is full. Reflections in it are finer than what they reflect, and whoever painted it was thinking of somebody.',
  },
};

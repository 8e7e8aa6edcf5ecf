import type { TextsByElement } from '../prose-types.ts';

export const yearsOfSpring: TextsByElement = {
  tiger: {
    Wood: 'A tall tree with a roar in it. The forest itself is on the move, and nothing grows where one meant it to.',
    Fire: 'Sunrise behind the stripes. Drums, a parade and a dispute over precedence, of which the earliest riser has the best.',
    Earth:
      'The tiger lies on a rock wall, looking down. It is a watchful scene, in which the strong hold still and the gatekeeper is praised.',
    Metal:
      'An axe at the foot of the tree, whose keeper is at home. It is about a boundary, as quarrels are, and a schoolmistress will settle it.',
    Water:
      'Big seas, tall ships, the timber for both. Bravery learns to swim, one might put under it, and add nothing.',
  },
  rabbit: {
    Wood: 'Nothing but grass, as far as one can see. There is no gentler scene in the cycle. The evenings are long and the moon is given plenty of room.',
    Fire: 'A paper lamp among bamboo. Pretty and inflammable; reconciliations are made by candle, and one should see to the candle.',
    Earth: 'Moles have been at the lawn. A tidy picture slightly disturbed, as governments are by the facts.',
    Metal:
      'Scissors in the flower bed. Much is cut back, to the good of what remains; a tailor might be in it, or an editor.',
    Water:
      'Dew, fine rain, wet ears. One is told to carry an umbrella and to write to a friend. A book left out on the bench has curled at the margins.',
  },
  dragon: {
    Wood: 'A great trunk in a flood: something that ought to be standing is traveling. One hopes that it will become a bridge, and moves the chairs upstairs.',
    Fire: 'The sun comes out above cloud. Crowns, openings, tall hats. Even a farmer would permit himself an exclamation, and then ask for rain.',
    Earth:
      'Mountain on mountain. Great works are being surveyed, dykes and walls above all, and far below one sees the carriers.',
    Metal:
      'A bell is cast. Its announcement is heard over three counties, and people at table wonder what was announced.',
    Water:
      'Rain, as planned. The fields get what they wanted, and whoever put out barrels in the first month has barrels full.',
  },
};

import type { TextsByElement } from '../prose-types.ts';

export const yearsOfWinter: TextsByElement = {
  rat: {
    Wood: 'A seedling in the snow, since all sixty begin with it. We would draw calendars being corrected, and families with a feeling for history starting a new register.',
    Fire: 'Sun over deep water. Something is heated that would rather stay cool: one thinks of busy harbors, quick tempers and letters posted before they were read.',
    Earth:
      'A hill with a spring in it. It makes one think of storage, and of the north wall, where the damp gets in.',
    Metal:
      'Axe and stream: a woodcutter, wading. Verdicts and partings would go into a couplet on it, with a note in another hand that the fishing was good.',
    Water:
      'Sea above, sea below. No year of the sixty takes so much blue. There has to be a lamp in the picture, since nothing else could be seen.',
  },
  ox: {
    Wood: 'Grass comes up through the winter field. It is the year after a beginning, in which the first weeding is due and half of the enthusiasts have gone home.',
    Fire: 'A lantern in the byre. Work is being done by night, or said to be, and somebody has trodden on the cat.',
    Earth:
      'Field upon field, level to the horizon. Nothing is promised and nothing is threatened. A surveyor, for once, is enjoying himself.',
    Metal:
      'A jewel in the clay: something fine is hidden in something heavy, and whoever digs should dig slowly. One would set it to music with a ploughshare for a bell.',
    Water:
      'Rain on the paddy. A buffalo is asleep on its feet in it. The meetings that go with such a scene are long, and end in agreement.',
  },
  pig: {
    Wood: 'Soft leaves float on a winter pond. A pause that does not know it is one; something germinates under it, and the frogs have had word.',
    Fire: 'A lamp set afloat on dark water, as on the night of ghosts. It is a tender picture and a bit unsteady. Forgive, repair, keep the matches dry.',
    Earth:
      'The garden wall is wet through. One finds fault with the mason, praises the cook, and the wedding takes place in the mud.',
    Metal:
      'A needle at the bottom of the sea, to be looked for with patience. The charitable will find such a year short, and pawnbrokers will find it long.',
    Water:
      'The last of sixty, where all the rivers come in. The old register is closed with a knot, and somebody sleeps through the striking of the clock.',
  },
};

import type { TextsByElement } from '../prose-types.ts';

export const pillarsOfAutumn: TextsByElement = {
  monkey: {
    Wood: 'Metal prunes Wood: a Monkey that can wait and wants the tree to grow. It builds a thing in order to leave it behind in good working order, and is consulted about other people’s inventions.',
    Fire: 'Fire melts its Metal, and the wit runs free. Not the safest passenger, but every scene has it in the middle. It leads, courts, competes, and is honestly sorry at breakfast.',
    Earth:
      'The learned one. It will study a joke for its structure and tell it better. Earth gives the Monkey a home that it returns to, and something like modesty about facts.',
    Metal:
      'Metal twice over: quick, hard, ambitious, self-made. It works while the rest are admiring it. Epithet in the lists: the monkey that eats the fruit, rather than the one that shakes the tree.',
    Water:
      'Metal gives birth to Water, and talent flows out of this pair in all directions. It persuades without seeming to. Easily piqued, it hides that best of all; give it a mystery and not a manual.',
  },
  rooster: {
    Wood: 'The mildest tongue of the kind. A Wood Rooster takes on more than its share, forgives spelling, and crows for other people’s causes. It could do with a helper to close the door at six.',
    Fire: 'Fire heats the Metal to a glow. No committee withstands such a bird, who knows the figures and has the voice. It works alone best, at night, with all lights on.',
    Earth:
      'Digging is what a rooster does, after all. On Earth it turns up facts, files them and brings them out at the right moment. It demands little for itself besides a proper desk.',
    Metal:
      'Sharp on sharp. Standards are high here, applied to itself first, and to the cutlery second. Behind them is an idealist who would like the world to have been proofread.',
    Water:
      'Water takes the edge off. This Rooster would rather explain than correct, has a literary side, and gets a roomful to do the right thing by wondering aloud. In the lists it sits on its perch and thinks.',
  },
  dog: {
    Wood: 'Wood on its Earth makes an amiable Dog, who likes people in numbers and thinks well of improvement. Its loyalty is not blind. It belongs to the neighborhood chorus, and keeps the music stands.',
    Fire: 'A Dog that leaps the fence to get at the injustice. Fire makes it dashing and easy to love; it is the only one of the five that enters first. Do not tell it what it cannot do.',
    Earth:
      'On its own ground, steady as a doorstep. The Earth Dog weighs both accounts, gives judgment slowly, and people abide by that. Two friends from school would tell you that it is also very funny.',
    Metal:
      'Metal makes the principle iron. There is a line; you will have been told where; and nothing will be said at the funeral of a friendship that crossed it. The almanac sees a temple dog, at the gate in all weathers.',
    Water:
      'The liberal among watchmen. It lets things pass that are merely human, listens with its head on one side, and is handsome, the books say. It may be too easy on itself, but nobody else thinks so.',
  },
};

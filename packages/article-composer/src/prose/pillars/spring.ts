import type { TextsByElement } from '../prose-types.ts';

export const pillarsOfSpring: TextsByElement = {
  tiger: {
    Wood: 'A tiger among trees has all it needs. Of the five this one works best with others, since Wood binds: it founds clubs, leads by liking people, and loses interest when the statutes are drawn up.',
    Fire: 'Wood burns, and so the Fire Tiger gives off sparks from the start. Eloquent, theatrical, never neutral. One old list has it as the tiger in the forest at noon, which is a way of saying that everyone sees it.',
    Earth:
      'Earth under its paws takes out some of the leap and puts in judgment. This Tiger asks what a thing is good for. It is the least romantic and the most reliable of a race that is neither.',
    Metal:
      'Metal cuts Wood: a fighter at odds with itself, therefore, who competes chiefly with last year. The almanac sees it come down from the mountain, hungry, glorious and in no mood for advice.',
    Water:
      'Water feeds the tree. In this pair boldness has learned to listen, and tradition rates its judgment of people above that of all other Tigers. It decides late, for a Tiger; that is to say, on the same day.',
  },
  rabbit: {
    Wood: 'Wood is its own element, so the gentleness has roots. A Wood Rabbit gives away what it grows, belongs to several circles at once, and is said to be too kind to the wrong committee.',
    Fire: 'The warm one: easily moved, quick to laugh, with a temper that flares and is regretted before the door has closed. In lists of old it looks out for the moon. Its letters are worth keeping.',
    Earth:
      'Earth lends it weight. This Rabbit asks for the price, keeps to the agreement and withdraws not to hide but to think. Friends value in it that its advice can be carried out.',
    Metal:
      'Metal makes a connoisseur. A taste so certain isolates a little, and the Metal Rabbit knows by one bar who is at the piano. It would rather be alone than in a poor performance.',
    Water:
      'All antennae. What others feel, it feels first, and it should have a room with a door for that reason. Painters show it in moonlight, by a pool, remembering something that was said in spring.',
  },
  dragon: {
    Wood: 'Wood makes a Dragon that would like to know why. It theorises, designs, gives way gracefully in details. Almanacs place it in its pool, where it appears to rest and is drawing up a constitution.',
    Fire: 'Heaven’s own dragon in the lists, ruler among rulers. It burns for a thing, demands the utmost of everybody and is desolate when they are tired. The friend who can make it laugh is worth a cabinet.',
    Earth:
      'A Dragon with its feet on the ground gets the roof on. It organizes, it reconciles, and fury comes once in ten years with an apology in the next. The gold is kept in the bank here.',
    Metal:
      'The most unbending of the kind: honor, duty, no second version. A Metal Dragon will stand alone on the bridge for a principle. It helps to tell it in time which of the bridges matter.',
    Water:
      'Rain, at last, as one expects of a dragon. Water takes away the need to shine, and lets it do the useful thing: wait, weigh, pour when the field is ready. Of the five it is the best loser.',
  },
};

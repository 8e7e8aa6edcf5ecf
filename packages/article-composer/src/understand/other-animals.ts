/** Animals that people look for, and that the zodiac does not have. The cat is left out: a separate article answers for it. */
const animals =
  'elephant lion bear panda fox wolf eagle hawk owl crane phoenix unicorn turtle tortoise fish koi carp dolphin whale shark deer moose frog toad bee butterfly spider scorpion camel donkey zebra giraffe leopard cheetah jaguar panther squirrel hedgehog duck goose swan peacock penguin crocodile lizard bat kangaroo koala otter badger hamster crab';
const named = new RegExp(String.raw`\b(${animals.replaceAll(' ', '|')})s?\b`);
const ofTheZodiac = /\bzodiacs?\b|\bsigns?\b|\byears? of the\b|\bastrolog/;

/** An animal that is no sign, of which a keyword asks whether the zodiac has it. */
export const otherAnimalIn = (text: string): string | undefined =>
  ofTheZodiac.test(text) ? named.exec(text)?.[1] : undefined;

const signs = 'Rat Ox Tiger Rabbit Dragon Snake Horse Goat Monkey Rooster Dog Pig'.split(' ');

/** A library such as many are: it knows the year only. */
export default (year) => signs[(year - 4) % 12];

export function broken() {
  throw new Error('out of range');
}

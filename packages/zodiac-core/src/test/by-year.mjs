const signs = 'Rat Ox Tiger Rabbit Dragon Snake Horse Goat Monkey Rooster Dog Pig'.split(' ');

/** A library like many others: it knows only the year of a date. */
export default (year) => signs[(year - 4) % 12];

export function broken() {
  throw new Error('out of range');
}

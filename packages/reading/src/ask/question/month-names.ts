const names = 'january february march april may june july august september october november december'.split(
  ' ',
);
const short = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

export const monthPattern = [...names, ...short, 'sept'].join('|');

/** 1 for January. */
export const monthCalled = (word: string): number => short.indexOf(word.slice(0, 3)) + 1;

/** One of the five elements (五行). */
export type Element = 'Wood' | 'Fire' | 'Earth' | 'Metal' | 'Water';

/** The active or the receptive side of a year, a sign or a stem. */
export type Polarity = 'Yang' | 'Yin';

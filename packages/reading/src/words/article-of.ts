/** “an Ox”, “a Rat”. */
export const articleOf = (noun: string): 'a' | 'an' => (/^[AEIOU]/i.test(noun) ? 'an' : 'a');

const british: readonly (readonly [RegExp, string])[] = [
  [/ colors? /gu, ' colour '],
  [/ favou?rite /gu, ' favourite '],
  [/ neighbors? /gu, ' neighbour '],
  [/ (?:mom|mommy|mummy|mam|mama) /gu, ' mum '],
  [/ (?:dad|daddy|papa) /gu, ' father '],
];

/** Contractions without an apostrophe, and abbreviations of text messages. */
const written: Readonly<Record<string, string>> = {
  im: 'i am',
  ive: 'i have',
  ill: 'i will',
  whats: 'what is',
  whos: 'who is',
  wheres: 'where is',
  whens: 'when is',
  theres: 'there is',
  hows: 'how is',
  hes: 'he is',
  shes: 'she is',
  theyre: 'they are',
  youre: 'you are',
  isnt: 'is not',
  arent: 'are not',
  wasnt: 'was not',
  dont: 'do not',
  doesnt: 'does not',
  didnt: 'did not',
  cant: 'can not',
  cannot: 'can not',
  wont: 'will not',
  shouldnt: 'should not',
  wouldnt: 'would not',
  luv: 'love',
  wat: 'what',
  wot: 'what',
  nxt: 'next',
  bday: 'birthday',
  some1: 'someone',
  nums: 'numbers',
  shud: 'should',
  y: 'why',
  u: 'you',
  ur: 'your',
  r: 'are',
  thx: 'thanks',
  bf: 'boyfriend',
  gf: 'girlfriend',
  hubby: 'husband',
  fav: 'favourite',
  yr: 'year',
  yrs: 'years',
  gonna: 'going to',
  wanna: 'want to',
  shld: 'should',
  pls: 'please',
};

/** The words in lower case, between single spaces. */
export function wordsOf(text: string): string {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/\bi['’]ll\b/gu, 'i will')
    .replaceAll(/\b(i|you|he|she|it|we|they)['’]d\b/gu, '$1 would')
    .replaceAll(/(\p{L}{3,})['’]s\b/gu, (_, word: string) =>
      /^(?:what|who|where|when|how|that|there)$/u.test(word) ? `${word} is` : word,
    )
    .replaceAll(/['’]/gu, '')
    .replaceAll(/(\d)(?:st|nd|rd|th)\b/gu, '$1')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  const isSickness =
    / (?:so|very|feel|feeling|seriously|gravely|mentally|terminally) ill\b| ill (?:person|and|or)\b/u.test(
      ` ${plain}`,
    );
  let words = ` ${plain
    .split(' ')
    .map((word) => (word === 'ill' && isSickness ? 'sick' : (written[word] ?? word)))
    .join(' ')} `;
  // Replaces twice, because neighboring matches share the space between them.
  for (let round = 0; round < 2; round += 1)
    for (const [pattern, replacement] of british) words = words.replaceAll(pattern, replacement);
  return words;
}

const beginnings =
  /^ ?(?:(?:and|so|but|please|hi|hello|hey|ok|then) )*(?:what|which|who|whom|whose|when|where|why|how|is|are|am|was|were|do|does|did|will|would|should|shall|can|could|may|might|has|have|tell|describe|show|explain|give|any|list|best|lucky|luckiest|worst)(?: |$)/u;

/** Whether a text of three words or more tells of a person and asks nothing. */
export function isAccount(text: string): boolean {
  const words = wordsOf(text);
  return (
    !text.includes('?') &&
    !beginnings.test(words) &&
    /(?:\S+ ){3}/u.test(words) &&
    / (?:i|me|my|he|she|his|her|we|us|our|they) /u.test(words)
  );
}

/** The sentences that are questions, or all sentences if none is. */
export function askingPart(text: string): string {
  const sentences = text.match(/[^.?!;\n]+[.?!;\n]*/gu) ?? [text];
  // A period within a date or after “Mr” does not end a sentence.
  const whole = sentences.reduce<string[]>((joined, sentence) => {
    const last = joined.at(-1);
    if (
      last !== undefined &&
      /(?:\d\.|\b(?:mr|mrs|ms|dr|st)\.)$/iu.test(last) &&
      /^\s*[\d\p{L}]/u.test(sentence) &&
      !/^\s/u.test(sentence)
    )
      joined[joined.length - 1] = last + sentence;
    else joined.push(sentence);
    return joined;
  }, []);
  const marked = whole.filter((sentence) => sentence.includes('?'));
  const begun = whole.filter((sentence) => beginnings.test(wordsOf(sentence)));
  const asking = marked.length > 0 ? marked : begun;
  return (asking.length > 0 ? asking : whole).join(' ');
}

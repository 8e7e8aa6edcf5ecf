/** What people ask of the twelve signs in one word. */
export const qualities = [
  'clever', 'kind', 'loyal', 'brave', 'creative', 'honest', 'ambitious', 'calm', 'funny', 'stubborn', 'sensitive', 'hot-tempered',
  'secretive', 'lazy', 'teacher', 'engineer', 'writer', 'artist', 'scientist', 'programmer', 'seller', 'accountant', 'founder', 'athlete',
] as const; // prettier-ignore
export type Quality = (typeof qualities)[number];

const asked: Readonly<Record<Quality, RegExp>> = {
  clever: /\bsmart(?:er|est)?\b|\bclever(?:est)?\b|\bintelligen(?:t|ce)\b|\bwisest\b|\bgenius\b/g,
  kind: /\bkindest\b|\bkindness\b|\bkind(?=$| people| person)|\bnicest?\b|\bgentlest?\b|\bsweetest\b|\bcaring\b/g,
  loyal: /\bloyal(?:ty)?\b|\bfaithful\b|\btrustworthy\b|\breliable\b/g,
  brave: /\bbrave(?:st)?\b|\bcourage(?:ous)?\b|\bfearless\b/g,
  creative: /\bcreativ(?:e|ity)\b|\bartistic\b|\bimaginative\b/g,
  honest: /\bhonest(?:y)?\b|\bsincere\b|\btruthful\b/g,
  ambitious: /\bambitious\b|\bambition\b|\bcompetitive\b|\bdriven\b/g,
  calm: /\bcalm(?:est)?\b|\bpatien(?:t|ce)\b|\bpeaceful\b|\beasy-?going\b/g,
  funny: /\bfunn(?:y|iest)\b|\bhumou?r\b|\bplayful\b|\bcheerful\b/g,
  stubborn: /\bstubborn(?:ness|est)?\b/g,
  sensitive: /\bsensitive\b|\bemotional\b|\bmoody\b/g,
  'hot-tempered': /\bimpatient\b|\bhot[- ]tempered\b|\bangr(?:y|iest)\b|\btemper\b/g,
  secretive: /\bsecretive\b|\bmysterious\b|\bshy\b|\bquiet(?:est)?\b/g,
  lazy: /\blaz(?:y|iest|iness)\b/g,
  teacher: /\bteach(?:ers?|ing)\b/g,
  engineer: /\bengineer(?:s|ing)?\b/g,
  writer: /\bwriters?\b|\bauthors?\b|\bjournalists?\b|\beditors?\b/g,
  artist: /\bartists?\b|\bdesigners?\b|\bmusicians?\b/g,
  scientist: /\bscientists?\b|\bresearchers?\b/g,
  programmer: /\bprogrammers?\b|\bdevelopers?\b|\bcoders?\b/g,
  seller: /\bsales(?:man|woman|person|people)\b|\bin sales\b|\bsellers?\b/g,
  accountant: /\baccountants?\b|\baccounting\b/g,
  founder: /\bentrepreneurs?\b|\bfounders?(?= personality| traits)/g,
  athlete: /\bathletes?\b/g,
};

/** The quality that a keyword asks for. */
export const qualityIn = (text: string): Quality | undefined =>
  qualities.find((quality) => text.search(asked[quality]) >= 0);

/** Replaces the words that ask for a quality by spaces. */
export const withoutQualities = (text: string): string =>
  qualities.reduce((left, quality) => left.replaceAll(asked[quality], ' '), text);

const trades: ReadonlySet<Quality> = new Set([
  'teacher',
  'engineer',
  'writer',
  'artist',
  'scientist',
  'programmer',
  'seller',
  'accountant',
  'founder',
  'athlete',
]);

/** Whether a quality is a trade, which is told of a sign's work and not of its character. */
export const isTrade = (quality: Quality): boolean => trades.has(quality);

import { zodiacSignIds } from '@org/zodiac-core';

const words = (text: string): string[] => text.split(/\s+/u).filter(Boolean);

/** Words that join a sentence and claim nothing. They may come and go. */
export const joints: ReadonlySet<string> = new Set(
  words(`
    a an the and but so then too also as well here there thus how though although while whereas
    i you your yours yourself it its itself he she they them their theirs this that these those we our ours us one ones
    who whom whose which what both such own
    of in to for out with by at on from into about between among within
    am is are was were be been being 're 's 've has have had do does did doing
  `),
);

/** Verbs that say how a text is understood. They may come and go as well, but begin no sentence, where they would command. */
export const verbsOfSaying: ReadonlySet<string> = new Set(
  words(`
    say says said see sees seen read reads call calls called name names named count counts counted think thinks thought
    mean means meant tell tells told speak speaks spoken regard regards regarded view views viewed describe describes described
    understand understands understood put puts according terms word words
  `),
);

/** Words that say whose statement it is. A statement that has one keeps one. */
export const attributions: ReadonlySet<string> = new Set(
  words(
    'tradition traditions traditional traditionally custom customs customary numerology almanac almanacs temple temples teachers said method scale ours',
  ),
);

const otherNamesOfSigns = words('buffalo cat sheep ram boar hare mouse cow cock');

/** The signs as texts name them, in lower case and in the singular. */
export const namesOfSigns: readonly string[] = [...zodiacSignIds, ...otherNamesOfSigns];

/**
 * Words on which the truth of a statement hangs: another one, or another order of them, is another statement. Each stands for
 * the word that it is compared as.
 */
export const anchors: ReadonlyMap<string, string> = new Map([
  ...namesOfSigns.map((name) => [name, name] as const),
  ...words('oxen oxes').map((word) => [word, 'ox'] as const),
  ...words('wood fire earth metal water').map((word) => [word, word] as const),
  ...words('no not neither nor none nobody nothing nowhere').map((word) => [word, 'not'] as const),
  ...words('never without cannot lack lacks lacking absent hardly barely rarely seldom').map(
    (word) => [word, word] as const,
  ),
  ...words('if when whenever where wherever unless').map((word) => [word, 'if'] as const),
  ...words(
    `should must ought will would shall may might can could need needs let lets want
     more most less least few fewer little much many only alone all every each any some always often usually sometimes
     before after until since over under above below against than except or last next present past now today soon ago still yet
     easy easier easiest hard harder hardest rough good bad better best worse worst strong weak near far right wrong kind unkind
     yin yang north south east west northeast northwest southeast southwest
     harmony clash harm punishment destruction discord triangle partner partners meeting neighbour ally enemy
     risk risks try avoid promise promised sure surely certain certainly`,
  ).map((word) => [word, word] as const),
  ...words('harmonies clashes harms punishments destructions discords').map(
    (word) => [word, word.replace(/(?<=s)es$|ies$|s$/u, (end) => (end === 'ies' ? 'y' : ''))] as const,
  ),
  ...words('zero').map((word) => [word, '0'] as const),
  ...words('two three four five six seven eight nine ten eleven twelve').map(
    (word, index) => [word, String(index + 2)] as const,
  ),
  ...words('hundred thousand half third quarter twelfth first second twice once').map(
    (word) => [word, word === 'hundred' ? '100' : word] as const,
  ),
]);

/** Words that may stand for each other. */
const likeWords = [
  'help aid support assistance',
  'quarrel argument argue row dispute',
  'cause reason root',
  'work job career profession occupation',
  'suit fit',
  'bond tie relationship connection',
  'begin start',
  'choose pick decide',
  'choice decision',
  'show display',
  'picture image imagine',
  'movement motion move',
  'small minor',
  'friction tension',
  'return recur come back',
  'people person folk',
  'talent gift',
  'strength gift',
  'look search',
  'colour color hue',
  'favour favor',
  'weigh consider',
  'twelvemonth year',
  'easygoing easy',
].map(words);

/** What a word is compared as: its stem without the endings of number and tense, and the groups of words that it belongs to. */
export function keysOf(word: string): readonly string[] {
  const stem = stemOf(word);
  return [stem, ...(groupsOf.get(stem) ?? []).map((group) => `group ${group}`)];
}

/** Endings that deny, such as `-less`, stay, and so do beginnings. */
function stemOf(word: string): string {
  const plain = word.replace(/['’]s$/u, '');
  if (plain.length < 4 || plain.endsWith('ss')) return plain;
  return plain
    .replace(/(?:ies|ied)$/u, 'y')
    .replace(/(?<=..)(?:ing|ed|es|s)$/u, '')
    .replace(/(?<=...)e$/u, '');
}

const groupsOf = new Map<string, number[]>();
for (const [group, members] of likeWords.entries())
  for (const stem of members.map(stemOf)) groupsOf.set(stem, [...(groupsOf.get(stem) ?? []), group]);

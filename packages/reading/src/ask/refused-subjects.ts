/** A subject on which a chart says nothing. */
interface RefusedSubject {
  readonly id: string;
  readonly pattern: RegExp;
  /** What is said instead: one or two friendly sentences. */
  readonly sentence: string;
}

const anyOf = (words: string): RegExp => new RegExp(` (?:${words}) `, 'u');

/** The subjects that are refused, the gravest first. */
export const refusedSubjects: readonly RefusedSubject[] = [
  {
    id: 'danger',
    pattern: anyOf(
      'kill(?:ing)? (?:myself|me|him|her|them|someone|somebody)|hurt(?:ing)? myself|harm(?:ing)? myself|suicid\\p{L}*|end(?:ing)? (?:my life|it all)|self harm\\p{L}*|want to die|abus\\p{L}+|(?:beats?|hits?|threatens?) me|violen\\p{L}+',
    ),
    sentence:
      'A chart is no help with this, and you deserve some. Please talk today to somebody you trust, and where a life may be in danger, call your local emergency number.',
  },
  {
    id: 'death',
    pattern: anyOf(
      'die|dies|dying|death|dead|lifespan|life span|how long (?:will|do|does|am|is) \\p{L}+(?: going to)? live|live to',
    ),
    sentence: 'No chart says how long a life is, and we do not guess.',
  },
  {
    id: 'health',
    pattern: anyOf(
      'ill|illness\\p{L}*|sick|sickness|cancer|diseases?|disorder|symptoms?|medicines?|medication|pills?|pregnan\\p{L}+|conceive|baby|babies|miscarr\\p{L}+|fertil\\p{L}+|ivf|surger\\p{L}+|surgical|operation|diagnos\\p{L}+|depress\\p{L}+|anxiety|adhd|autis\\p{L}+|diabet\\p{L}+|weight|diet|cure|cured|heal|health|healthy|(?:see|my|the|a) doctor|hospital|therap\\p{L}+|drugs?|alcohol|vaccin\\p{L}+',
    ),
    sentence: 'Questions of health belong to a doctor; no chart can answer them.',
  },
  {
    id: 'money',
    pattern: anyOf(
      'invest\\p{L}*|stocks?|shares|crypto\\p{L}*|bitcoins?|etf|bonds?|forex|trading|loans?|mortgages?|debts?|bankrupt\\p{L}*|how much money|savings|pension|buy (?:a |the |this )?(?:house|home|flat|apartment|property|land)|refinanc\\p{L}+',
    ),
    sentence:
      'We give no financial advice: what to do with your money belongs to somebody who knows your accounts.',
  },
  {
    id: 'fortune',
    pattern: anyOf(
      'lotter\\p{L}+|lotto|jackpot|gambl\\p{L}+|casino|bet|bets|betting|rich|richer|wealthy|millionaire|billionaire|win money',
    ),
    sentence: 'A chart wins no game and promises no riches, so we promise none either.',
  },
  {
    id: 'law',
    pattern: anyOf(
      'sue|sued|suing|lawsuits?|court|trial|judge|legal|illegal|custody|prison|jail|arrest\\p{L}*|police|crimes?|criminal|guilty|visa|immigration|green card|tax|taxes|evict\\p{L}*|(?:see|my|the|a) lawyer',
    ),
    sentence: 'Questions of law belong to a lawyer; no chart knows the case.',
  },
  {
    id: 'suspicion',
    pattern: anyOf(
      'cheat\\p{L}*|unfaithful|affair|lying to|lies to|steal\\p{L}*|stole|betray\\p{L}*|spy\\p{L}*|secretly|who (?:did|stole|took)|have a lover',
    ),
    sentence: 'A chart says nothing of what somebody has done. Asking that person is the only way to know.',
  },
  {
    id: 'magic',
    pattern: anyOf(
      'curs\\p{L}+|hex\\p{L}*|black magic|magic|evil eye|spells?|ghosts?|demons?|witch\\p{L}*|spirits?|past li(?:fe|ves)|reincarnat\\p{L}+',
    ),
    sentence:
      'This tradition counts days and years; of spells and spirits it knows nothing that we could tell.',
  },
  {
    id: 'world',
    pattern: anyOf(
      'elections?|president|prime minister|world cup|super bowl|championship|war|wars|weather|earthquakes?|economy|market|markets|celebrit\\p{L}+|football|soccer|team win',
    ),
    sentence: 'A chart is that of one person, so it says nothing of teams, markets or nations.',
  },
  {
    id: 'animal',
    pattern: anyOf(
      '(?:get|adopt|buy|walk|feed|own|pet|train) (?:a |an |the |my |our )?(?:new )?(?:dog|cat|rabbit|horse|pig|rat|snake|goat|monkey|rooster|puppy|kitten)s?|puppy|kitten|vet|recipes?|cook|eat',
    ),
    sentence: 'That is a question about animals or meals rather than about your chart.',
  },
];

/** Words that ask after a profession, in which a doctor or a court may be spoken of. */
const profession = anyOf(
  '(?:become|becoming|be|being) an? [\\p{L} ]+|(?:work|working|career|job) (?:as|in) [\\p{L} ]+|stud(?:y|ying) [\\p{L} ]+',
);
const ofProfessions = new Set(['health', 'law', 'money']);

/** @param words - of a `Question` */
export const refusedSubject = (words: string): RefusedSubject | undefined =>
  refusedSubjects.find(
    ({ id, pattern }) => pattern.test(words) && !(ofProfessions.has(id) && profession.test(words)),
  );

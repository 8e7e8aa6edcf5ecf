import type { LifeSubject } from './life-subjects.ts';
import type { Mood } from './relations-of-signs.ts';

/** How something is asked: whether it will be, whether to do it, whether a time is good or bad, or at large. */
export type AskedForm = 'why' | 'will' | 'decide' | 'good' | 'bad' | 'open';

const bad =
  / (?:bad|worst|unlucky|danger\p{L}*|difficult|hard|tough|terrible|awful|worr\p{L}+|afraid|scared|careful|risky|stressful|misfortune|unsafe|safe|problems?|trouble) /u;

export function formOf(words: string): AskedForm {
  if (
    (/ why /u.test(words) && bad.test(words)) ||
    / why (?:do|am|is my|can) /u.test(words) ||
    / (?:my|so much) bad luck /u.test(words)
  )
    return 'why';
  if (bad.test(words)) return 'bad';
  if (
    / (?:good|right|best|great|lucky|auspicious|favourable|better|suitable|wise|ideal|perfect) /u.test(
      words,
    ) &&
    !/ (?:should|will) (?:i|we|my) /u.test(words)
  )
    return 'good';
  if (
    / (?:should|shall|ought|can|may|could|would it) (?:i|we|it|my) | time to | is it (?:wise|ok|okay|sensible|better) | do i (?:stay|go|need to|have to) | or (?:stay|wait|go) /u.test(
      words,
    )
  )
    return 'decide';
  if (
    / (?:will|would|going to|am i going|is (?:my|our|it|he|she) .{0,20}going|chances?|likely|ever|when) /u.test(
      words,
    )
  )
    return 'will';
  return 'open';
}

interface TimeJudged {
  /** Such as `'2027'` or `'March 2027'`. */
  readonly name: string;
  readonly unit: 'year' | 'month';
  readonly mood: Mood;
  readonly isPast: boolean;
}

/** The first sentence of an answer about a time: it answers what was asked. */
export function verdictOn(
  { name, unit, mood, isPast }: TimeJudged,
  { noun, open, id }: LifeSubject,
  form: AskedForm,
): string {
  const [aNeed, is] = isPast ? ['that asked for care', 'was'] : ['that asks for care', 'is'];
  const found = {
    easy: `a helpful ${unit}`,
    even: `an even ${unit}, neither for nor against`,
    asking: `a ${unit} ${aNeed}`,
    own: `a ${unit} of your own sign, best taken at an easy pace`,
  }[mood];
  const reading = `tradition reads ${name} as ${found}`;
  if (form === 'bad')
    return {
      easy: `No: for ${nounOf(id, noun)} ${reading}.`,
      even: `No more than any other: for ${nounOf(id, noun)} ${reading}.`,
      asking: `No ${unit} is bad by a chart, but for ${nounOf(id, noun)} ${reading}.`,
      own: `Not by a chart: ${name} ${is} a ${unit} of your own sign, which custom treats with respect rather than fear.`,
    }[mood];
  if (form === 'good')
    return {
      easy: `Yes, as tradition counts: ${name} ${is} a helpful ${unit} for ${noun}.`,
      even: `Neither good nor bad, as tradition counts: ${name} ${is} an even ${unit} for ${noun}.`,
      asking: `Not the easiest, as tradition counts: for ${noun} ${name} ${is} a ${unit} ${aNeed}.`,
      own: `Good enough, at an easy pace: for ${noun} custom takes ${name} slowly, as a ${unit} of your own sign.`,
    }[mood];
  if (form === 'why')
    return `No chart gives a reason for that, and none calls anybody unlucky; for ${nounOf(id, noun)} ${reading}.`;
  if (form === 'will' && !isPast) return `No chart can say ${open}; for ${noun} ${reading}.`;
  if (form === 'decide') return `No chart decides that for you, but for ${noun} ${reading}.`;
  return `For ${noun} ${reading}.`;
}

const nounOf = (id: string, noun: string): string => (id === 'danger' || id === 'luck' ? 'you' : noun);

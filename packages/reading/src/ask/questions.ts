/** Age in completed years. */
interface Ages {
  readonly from?: number;
  readonly below?: number;
}

/** Ages at which parents read about their child. */
export const childBelow = 13;
export const adultFrom = 18;
export const elderFrom = 70;

const child: Ages = { below: childBelow };
const own: Ages = { from: childBelow };
const school: Ages = { from: childBelow, below: adultFrom };
const working: Ages = { from: adultFrom, below: elderFrom };
const adult: Ages = { from: adultFrom };
const elder: Ages = { from: elderFrom };
const oldAge = 75;
const belowOldAge: Ages = { from: childBelow, below: oldAge };
const adultBelowOldAge: Ages = { from: adultFrom, below: oldAge };
const everybody: Ages = {};

/**
 * The questions by group, in the order of the page, with the ages for which they are asked and the main rule behind
 * the answer. Their texts are in `@org/content/ask`.
 */
export const groups = [
  {
    id: 'child',
    questions: [
      ['child-nature', child, 'day-master'],
      ['child-talent', child, 'strongest-gods'],
      ['child-learning', child, 'strongest-gods'],
      ['child-praise', child, 'day-master'],
      ['child-discipline', child, 'day-master'],
      ['child-school', { from: 3, below: 8 }, 'day-master'],
      ['child-instrument', child, 'day-master'],
      ['child-upset', child, 'day-master'],
      ['child-stubborn', child, 'year-sign'],
      ['child-cries', { below: 3 }, 'day-master'],
      ['child-calm', child, 'day-master-strength'],
      ['child-tired', child, 'elements-visible'],
      ['child-parents', child, 'relations-of-branches'],
      ['child-siblings', child, 'relations-of-branches'],
      ['child-next', child, 'relations-of-branches'],
      ['child-friends', child, 'relations-of-branches'],
    ],
  },
  {
    id: 'self',
    questions: [
      ['nature', own, 'day-master'],
      ['strengths', own, 'strongest-gods'],
      ['blind-spots', own, 'day-master'],
      ['reactions', own, 'day-first'],
      ['seen', own, 'day-first'],
      ['hobby', own, 'strongest-gods'],
      ['practice', own, 'day-master'],
      ['happy', own, 'day-master'],
      ['confidence', own, 'day-master'],
      ['come-out', own, 'year-sign'],
      ['decisions', own, 'day-master'],
      ['calm', own, 'day-master-strength'],
      ['tired', own, 'day-master'],
      ['hard-time', own, 'relations-of-branches'],
      ['purpose', { from: childBelow, below: elderFrom }, 'strongest-gods'],
      ['too-old', { from: 30 }, 'day-master'],
      ['elder-past', elder, 'strongest-gods'],
      ['elder-days', elder, 'strongest-gods'],
      ['elder-rest', elder, 'day-master'],
      ['elder-money', elder, 'strongest-gods'],
    ],
  },
  {
    id: 'school',
    questions: [
      ['school-learning', school, 'day-master'],
      ['school-choice', school, 'strongest-gods'],
      ['school-exam', school, 'day-master'],
      ['school-leave', school, 'day-master'],
    ],
  },
  {
    id: 'work',
    questions: [
      ['quit', working, 'day-master'],
      ['job-suits', working, 'strongest-gods'],
      ['study', working, 'day-master'],
      ['job-loss', working, 'strongest-gods'],
      ['promotion', working, 'strongest-gods'],
      ['interview', working, 'day-first'],
      ['business', working, 'day-master-strength'],
      ['lead', working, 'strongest-gods'],
      ['boss', working, 'strongest-gods'],
      ['organizations', working, 'relations-of-branches'],
      ['money', working, 'strongest-gods'],
    ],
  },
  {
    id: 'people',
    questions: [
      ['best-match', adult, 'relations-of-branches'],
      ['right-partner', adult, 'relations-of-branches'],
      ['meet', adult, 'stars'],
      ['likes-me', adult, 'day-first'],
      ['ex', adultBelowOldAge, 'day-master'],
      ['partner-knows', adult, 'day-master'],
      ['love-trouble', adultBelowOldAge, 'day-master'],
      ['leave', adult, 'day-first'],
      ['marry-year', adultBelowOldAge, 'relations-of-branches'],
    ],
  },
  {
    id: 'family',
    questions: [
      ['mother', belowOldAge, 'relations-of-branches'],
      ['parents-fight', { from: childBelow, below: 60 }, 'day-master'],
      ['siblings', own, 'relations-of-branches'],
      ['own-child', adult, 'relations-of-branches'],
      ['baby', { from: adultFrom, below: 50 }, 'relations-of-branches'],
      ['elder-family', elder, 'day-first'],
      ['elder-visits', elder, 'solar-months'],
      ['friend-style', own, 'day-first'],
      ['gift', own, 'day-master'],
      ['trust', adult, 'day-master'],
      ['betrayed', own, 'day-master'],
      ['lonely', own, 'relations-of-branches'],
      ['team', own, 'strongest-gods'],
      ['conflict', own, 'day-first'],
      ['in-laws', adult, 'day-master'],
    ],
  },
  {
    id: 'times',
    questions: [
      ['this-year', everybody, 'relations-of-branches'],
      ['next-year', everybody, 'relations-of-branches'],
      ['good-years', everybody, 'relations-of-branches'],
      ['move-year', adult, 'relations-of-branches'],
      ['place', own, 'elements-visible'],
      ['start-year', own, 'relations-of-branches'],
      ['retire', working, 'relations-of-branches'],
      ['best-months', everybody, 'solar-months'],
      ['today', everybody, 'relations-of-branches'],
      ['next-week', everybody, 'relations-of-branches'],
      ['lucky-day', everybody, 'day-officers'],
      ['phase', everybody, 'ten-year-phases'],
      ['own-year', everybody, 'year-sign'],
      ['lunar-birthday', everybody, 'lunar-date'],
    ],
  },
  {
    id: 'numbers',
    questions: [
      ['lucky-number', everybody, 'lucky-numbers-and-colors'],
      ['lucky-color', everybody, 'lucky-numbers-and-colors'],
      ['directions', everybody, 'kua-directions'],
      ['life-path', everybody, 'life-path'],
    ],
  },
  {
    id: 'tradition',
    questions: [
      ['sign-why', everybody, 'year-sign'],
      ['custom', everybody, 'sign-in-culture'],
      ['true', everybody, 'year-sign'],
      ['fate', everybody, 'day-master'],
      ['twins', everybody, 'four-pillars'],
      ['western', everybody, 'year-sign'],
    ],
  },
  {
    id: 'chart',
    questions: [
      ['day-master', everybody, 'day-master'],
      ['four-pillars', everybody, 'four-pillars'],
      ['missing', everybody, 'elements-visible'],
    ],
  },
] as const;

export const isAsked = ({ from = 0, below = Infinity }: Ages, age: number): boolean =>
  age >= from && age < below;

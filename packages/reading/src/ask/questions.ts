/** Completed years. */
interface Ages {
  readonly from?: number;
  readonly below?: number;
}

/** Parents read about a child of this age. */
export const childBelow = 13;
export const adultFrom = 18;
const elderFrom = 70;

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

/** The questions by group, in the order of the page, with the ages for which they are asked. Their texts are in `@org/content/ask`. */
export const groups = [
  {
    id: 'child',
    questions: [
      ['child-nature', child],
      ['child-talent', child],
      ['child-learning', child],
      ['child-praise', child],
      ['child-upset', child],
      ['child-calm', child],
      ['child-parents', child],
      ['child-siblings', child],
      ['child-friends', child],
    ],
  },
  {
    id: 'self',
    questions: [
      ['nature', own],
      ['strengths', own],
      ['blind-spots', own],
      ['reactions', own],
      ['two-sides', own],
      ['seen', own],
      ['overlooked', own],
      ['confidence', own],
      ['decisions', own],
      ['calm', own],
      ['purpose', own],
      ['elder-days', elder],
    ],
  },
  {
    id: 'school',
    questions: [
      ['school-learning', school],
      ['school-choice', school],
      ['school-exam', school],
    ],
  },
  {
    id: 'work',
    questions: [
      ['right-job', working],
      ['job-suits', working],
      ['change-job', working],
      ['promotion', working],
      ['business', working],
      ['lead', working],
      ['boss', working],
      ['colleagues', working],
      ['money', working],
    ],
  },
  {
    id: 'people',
    questions: [
      ['best-match', adult],
      ['love-style', adult],
      ['partner-knows', adult],
      ['love-trouble', adultBelowOldAge],
      ['love-harder', adult],
      ['marry-year', adultBelowOldAge],
    ],
  },
  {
    id: 'family',
    questions: [
      ['mother', belowOldAge],
      ['father', belowOldAge],
      ['siblings', own],
      ['own-child', adult],
      ['elder-family', elder],
      ['friend-signs', own],
      ['friend-style', own],
      ['conflict', own],
    ],
  },
  {
    id: 'times',
    questions: [
      ['this-year', everybody],
      ['next-year', everybody],
      ['move-year', adult],
      ['start-year', own],
      ['travel-year', own],
      ['best-months', everybody],
      ['care-months', everybody],
      ['phase', everybody],
      ['own-year', everybody],
      ['tai-sui', everybody],
      ['personal-year', everybody],
    ],
  },
  {
    id: 'numbers',
    questions: [
      ['lucky-number', everybody],
      ['lucky-color', everybody],
      ['directions', everybody],
      ['life-path', everybody],
      ['birthday-number', everybody],
      ['name-number', everybody],
    ],
  },
  {
    id: 'tradition',
    questions: [
      ['sign-why', everybody],
      ['custom', everybody],
      ['tale', everybody],
      ['true', everybody],
      ['unlucky', everybody],
      ['western', everybody],
    ],
  },
  {
    id: 'chart',
    questions: [
      ['day-master', everybody],
      ['four-pillars', everybody],
      ['strength', everybody],
      ['elements', everybody],
      ['missing', everybody],
      ['stands-out', everybody],
      ['hour', everybody],
    ],
  },
] as const;

export const isAsked = ({ from = 0, below = Infinity }: Ages, age: number): boolean =>
  age >= from && age < below;

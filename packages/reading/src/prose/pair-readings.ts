import type { TenGodGroup } from './ten-god-readings.ts';

/** What the branch of the day is to its stem. */
export const pairReadings: Readonly<Record<TenGodGroup, string>> = {
  companions:
    'the {sign} stands on ground of its own kind, and [need not look down|may look ahead|can trust it]',
  output:
    'you feed what you stand on, and [those close to {aSign} eat well|whoever lives with {aSign} is fed|people near the {sign} thrive]',
  wealth:
    'you hold down what is beneath, and [{aSign}’s house is run rather than let run|the {sign}’s house is kept in hand|at home the {sign} sees to things]',
  officers:
    'it keeps the {sign} upright, and [at home you are answerable to somebody|somebody at home may ask you questions|home expects something of you]',
  resources:
    'it feeds the {sign}, which [comes back from home stronger than it went|is stronger for every evening at home|goes home to be restored]',
};

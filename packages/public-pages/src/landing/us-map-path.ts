/** The map of the states, which the build draws. */
export const usMapPath = '/us-states.svg';

/** The map of the states, drawn by the build. */
export const usMapPath = '/us-states.svg';

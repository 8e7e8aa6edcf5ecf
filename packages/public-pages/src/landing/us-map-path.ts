/** The map of the states, drawn by the build. */
export const usMapPath = '/us-states.svg';

/** The outline of the state whose card is on the landing page, drawn by the build. */
export const stateOutlinePath = '/state-outline.svg';

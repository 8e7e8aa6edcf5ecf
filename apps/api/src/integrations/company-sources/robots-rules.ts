import robotsParser from 'robots-parser';

export interface RobotsQuestion {
  /** The address of the robots.txt, and its text. */
  readonly source: string;
  readonly rules: string;
  readonly agent: string;
  /** The page that is to be asked for. */
  readonly page: string;
}

/** What a crawler must read at least, by RFC 9309, section 2.5. */
export const maxRulesLength = 500 * 1024;

/** The package is CommonJS, which its types do not know. */
const parseRobots = robotsParser as unknown as typeof robotsParser.default;

/**
 * Whether a robots.txt lets us read a page. For a `ReadingThread` only: groups of many agents and patterns of
 * many stars take the parser time that grows with the square of the file.
 */
export const allowedByRobots = ({ source, rules, agent, page }: RobotsQuestion): boolean =>
  parseRobots(source, rules).isAllowed(page, agent) !== false;

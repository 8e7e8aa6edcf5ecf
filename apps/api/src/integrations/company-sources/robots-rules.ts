import robotsParser from 'robots-parser';

export interface RobotsCheck {
  /** The URL of the robots.txt. */
  readonly source: string;
  /** The text of the robots.txt. */
  readonly rules: string;
  /** Our product token, the first part of the `User-Agent`. */
  readonly agent: string;
  /** The URL of the page. */
  readonly page: string;
}

/** RFC 9309, section 2.5: a crawler must parse at least 500 KiB. */
export const maxRulesLength = 500 * 1024;

/** The types of the package do not describe its CommonJS export. */
const parseRobots = robotsParser as unknown as typeof robotsParser.default;

/**
 * Whether a robots.txt allows us to request a page.
 *
 * Call it only in a `ParserProcess`: groups of many agents and patterns with many `*` take the parser quadratic time.
 */
export const allowedByRobots = ({ source, rules, agent, page }: RobotsCheck): boolean =>
  parseRobots(source, rules).isAllowed(page, agent) !== false;

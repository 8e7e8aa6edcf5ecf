import type { Topic } from './topic.ts';
import { topicsOfMethod } from './topics/topics-of-method.ts';
import { topicsOfMatches, topicsOfPeople } from './topics/topics-of-people.ts';
import { topicsOfOwnSign, topicsOfSelf } from './topics/topics-of-self.ts';
import { topicsOfCalendar, topicsOfTime, topicsOfYears } from './topics/topics-of-time.ts';

/** The topics, the most particular first: the first that is asked answers. */
export const topics: readonly Topic[] = [
  ...topicsOfMethod,
  ...topicsOfCalendar,
  ...topicsOfOwnSign,
  ...topicsOfPeople,
  ...topicsOfTime,
  ...topicsOfSelf,
  ...topicsOfMatches,
  ...topicsOfYears,
];

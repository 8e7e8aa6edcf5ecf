import type { Topic } from '../understand/subject.ts';
import { calendarTopics } from './topics/calendar-topics.ts';
import { countryTopics } from './topics/country-topics.ts';
import { customTopics } from './topics/custom-topics.ts';
import { overviewTopics } from './topics/overview-topics.ts';
import type { TopicProse } from './prose-types.ts';

export const topicTexts: Readonly<Record<Topic, TopicProse>> = {
  ...calendarTopics,
  ...countryTopics,
  ...customTopics,
  ...overviewTopics,
};

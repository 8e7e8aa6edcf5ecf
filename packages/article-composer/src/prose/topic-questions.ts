import type { Topic } from '../understand/subject.ts';
import type { AskedAndAnswered } from './prose-types.ts';
import { askedOfCalendar } from './topic-questions/asked-of-calendar.ts';
import { askedOfCountry } from './topic-questions/asked-of-country.ts';
import { askedOfCustom } from './topic-questions/asked-of-custom.ts';
import { askedOfOverview } from './topic-questions/asked-of-overview.ts';

/** What readers of an article on a topic ask next. */
export const askedOfTopics: Readonly<Record<Topic, readonly AskedAndAnswered[]>> = {
  ...askedOfCalendar,
  ...askedOfCountry,
  ...askedOfCustom,
  ...askedOfOverview,
};

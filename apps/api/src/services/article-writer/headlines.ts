import { listed, yearByName } from './phrases.ts';
import type { Story } from './story.ts';

/** Title and description, short enough for a list of search results. */
export function headlines(story: Story): { title: string; metaDescription: string } {
  const subject = subjectOf(story);
  const { choice } = story;
  const title = `${subject}: ${choice.pick(['Years, Matches and Meaning', 'What the Calendar Says', 'Dates, Signs and Tradition', 'A Guide With Exact Dates'])}`;
  const metaDescription = `${subject}: ${choice.pick([
    'true New Year’s dates, elements and matches, with tradition called tradition.',
    'what the Chinese calendar says to the day, and what tradition adds to it.',
    'exact years, the rules behind each match, and answers to common questions.',
  ])}`;
  return { title, metaDescription };
}

function subjectOf({ topics, focus }: Story): string {
  const [year] = topics.years;
  const themes = topics.themes.flatMap((theme) => themeTitles[theme] ?? []).slice(0, 1);
  const named = topics.state ?? topics.carBrand ?? topics.company;
  const paths = topics.lifePaths.map((number) => `Life Path ${number}`);
  const elements =
    topics.elements.length === 1 && topics.signs.length === 1 ? `${topics.elements.join('')} ` : '';
  const signs =
    topics.signs.length > 0
      ? `the ${elements}${listed(topics.signs.map(({ name }) => name).slice(0, 3))}`
      : '';
  const subject = [
    ...(named && topics.signs.length === 0 ? [`${named.name} and the ${focus[0]?.name ?? 'Zodiac'}`] : []),
    ...paths,
    ...topics.years
      .slice(0, 2)
      .map((each) =>
        each === year && topics.signs.length === 0 && topics.years.length === 1
          ? yearByName(each)
          : String(each),
      ),
    ...(signs ? [signs] : []),
  ];
  const text =
    listed(subject) || (topics.text ? `“${topics.text.slice(0, 44).trim()}”` : 'The Chinese Zodiac');
  const whole = themes.length > 0 && subject.length > 0 ? `${text} ${themes.join('')}` : text;
  const short = whole.length <= 60 ? whole : text.slice(0, 60).trim();
  return short.charAt(0).toUpperCase() + short.slice(1);
}

const themeTitles: Readonly<Record<string, string>> = {
  work: 'at Work',
  money: 'and Money',
  love: 'in Love',
  car: 'and Cars',
  company: 'and Companies',
};

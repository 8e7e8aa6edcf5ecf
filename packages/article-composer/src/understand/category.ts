import { articleLists, type ArticleList } from '@org/api-contract/lists';
import type { ArticleTables } from '../article.ts';
import type { Subject, Topic } from './subject.ts';
import { understand } from './understand.ts';

/** What an article is about, as the blog sorts its articles. The contract lists the categories in their order. */
export type ArticleCategory =
  | 'signs'
  | 'pairs'
  | 'years'
  | 'elements'
  | 'numbers'
  | ArticleList['id']
  | 'customs';

const ofTopic: Readonly<Record<Topic, ArticleCategory>> = {
  cat: 'customs',
  race: 'customs',
  age: 'customs',
  'own year': 'customs',
  'tai sui': 'customs',
  'leap month': 'years',
  'leap month of 2033': 'years',
  'solar terms': 'years',
  calendar: 'years',
  western: 'customs',
  vietnam: 'customs',
  korea: 'customs',
  japan: 'customs',
  spring: 'years',
  cycle: 'years',
  hours: 'signs',
  polarity: 'elements',
  elements: 'elements',
  'new year': 'years',
  colours: 'customs',
  red: 'customs',
  numbers: 'numbers',
  years: 'years',
  twelve: 'signs',
  chart: 'pairs',
  find: 'signs',
  rank: 'signs',
  'goat or sheep': 'signs',
  january: 'years',
  'life paths': 'numbers',
  reading: 'elements',
  belief: 'customs',
};

const ofTable = Object.fromEntries(articleLists.map(({ member, id }) => [member, id])) as Readonly<
  Record<ArticleList['member'], ArticleList['id']>
>;

/**
 * The category of an article by the subject of its keyword.
 *
 * @param tables - the rows that a keyword may name
 * @returns `null` for a keyword that the composer does not understand, which an editor may have written
 */
export function categoryOf(keyword: string, tables: ArticleTables, today: Date): ArticleCategory | null {
  const understood = understand(keyword, tables, today);
  return 'subject' in understood ? ofSubject(understood.subject) : null;
}

function ofSubject(subject: Subject): ArticleCategory {
  switch (subject.kind) {
    case 'sign':
    case 'quality':
      return 'signs';
    case 'pair':
    case 'trio':
    case 'rule':
      return 'pairs';
    case 'year':
    case 'new year':
    case 'sign in year':
    case 'signs in year':
    case 'date':
    case 'either date':
    case 'years':
      return 'years';
    case 'row':
      return ofTable[subject.named.table];
    case 'rows':
      return ofTable[subject.named[0].table];
    case 'table':
    case 'table in year':
      return ofTable[subject.table];
    case 'element':
    case 'pillar':
      return 'elements';
    case 'life path':
    case 'birthday':
    case 'lucky number':
      return 'numbers';
    case 'festival':
      return 'customs';
    case 'topic':
      return ofTopic[subject.topic];
  }
}

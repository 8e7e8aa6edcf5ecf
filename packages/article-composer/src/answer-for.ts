import type { Article } from './article-parts.ts';
import type { Context } from './articles/context.ts';
import { dateArticle } from './articles/date-article.ts';
import { eitherDateArticle } from './articles/either-date-article.ts';
import { elementArticle, pillarArticle } from './articles/element-article.ts';
import { festivalArticle } from './articles/festival-article.ts';
import { luckyNumberArticle } from './articles/lucky-number-article.ts';
import { birthdayArticle, lifePathArticle } from './articles/number-article.ts';
import { pairArticle } from './articles/pair-article.ts';
import { rowArticle } from './articles/row-article.ts';
import { rowsArticle } from './articles/rows-article.ts';
import { qualityArticle } from './articles/quality-article.ts';
import { ruleArticle } from './articles/rule-article.ts';
import { signArticle } from './articles/sign-article.ts';
import { signsInYearArticle } from './articles/signs-in-year-article.ts';
import { signInYearArticle } from './articles/sign-in-year-article.ts';
import { tableInYearArticle } from './articles/table-in-year-article.ts';
import { tableArticle } from './articles/table-article.ts';
import { topicArticle } from './articles/topic-article.ts';
import { trioArticle } from './articles/trio-article.ts';
import { newYearArticle, yearArticle } from './articles/year-article.ts';
import { yearsArticle } from './articles/years-article.ts';
import type { Subject } from './understand/subject.ts';

/** Calls the answerer of a subject. */
export function answerFor(subject: Subject, context: Context): Article {
  switch (subject.kind) {
    case 'sign':
      return signArticle(subject.sign, subject.aspect, context, subject.bornIn);
    case 'pair':
      return pairArticle(subject.signs, context);
    case 'trio':
      return trioArticle(subject.signs);
    case 'year':
      return yearArticle(subject, context);
    case 'new year':
      return newYearArticle(subject.year, context);
    case 'sign in year':
      return signInYearArticle(subject.sign, subject.year);
    case 'signs in year':
      return signsInYearArticle(subject.year, context);
    case 'date':
      return dateArticle(subject.date, subject.asked);
    case 'either date':
      return eitherDateArticle(subject.dates);
    case 'years':
      return yearsArticle(subject.first, subject.last, context);
    case 'table in year':
      return tableInYearArticle(subject.table, subject.year, context);
    case 'lucky number':
      return luckyNumberArticle(subject.number, context);
    case 'row':
      return rowArticle(subject.named, subject.asked, context);
    case 'rows':
      return rowsArticle(subject.named, context);
    case 'table':
      return tableArticle(subject, context);
    case 'quality':
      return qualityArticle(subject.quality);
    case 'element':
      return elementArticle(subject.element, context);
    case 'pillar':
      return pillarArticle(subject.element, subject.sign, context);
    case 'life path':
      return lifePathArticle(subject.number);
    case 'birthday':
      return birthdayArticle(subject.day);
    case 'rule':
      return ruleArticle(subject.rule);
    case 'festival':
      return festivalArticle(subject.festival, subject.year);
    case 'topic':
      return topicArticle(subject.topic, subject.year, context);
  }
}

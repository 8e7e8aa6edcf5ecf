import type { Context } from '../articles/context.ts';
import type { AskedAndAnswered } from '../prose/prose-types.ts';
import { askedOfRules } from '../prose/rule-questions.ts';
import { askedOfTopics } from '../prose/topic-questions.ts';
import type { Subject } from '../understand/subject.ts';
import { dateQuestions, eitherDateQuestions } from './date-questions.ts';
import { festivalQuestions } from './festival-questions.ts';
import { datedTopicQuestions } from './dated-topic-questions.ts';
import { elementQuestions, pillarQuestions } from './element-questions.ts';
import { birthdayQuestions, lifePathQuestions, luckyNumberQuestions } from './number-questions.ts';
import { pairQuestions, trioQuestions } from './pair-questions.ts';
import { qualityQuestions } from './quality-questions.ts';
import type { Question } from './question.ts';
import { rowQuestions, rowsQuestions, tableQuestions } from './row-questions.ts';
import { signQuestions } from './sign-questions.ts';
import {
  newYearQuestions,
  signInYearQuestions,
  signsInYearQuestions,
  tableInYearQuestions,
  yearQuestions,
  yearsQuestions,
} from './year-questions.ts';

/** The questions that readers of an article on a subject ask next, with their answers. */
export function questionsFor(subject: Subject, context: Context): readonly Question[] {
  switch (subject.kind) {
    case 'sign':
      return signQuestions(subject.sign, subject.aspect, context);
    case 'pair':
      return pairQuestions(subject.signs, context);
    case 'trio':
      return trioQuestions(subject.signs);
    case 'year':
      return yearQuestions(subject.year, context);
    case 'new year':
      return newYearQuestions(subject.year);
    case 'sign in year':
      return signInYearQuestions(subject.sign, subject.year);
    case 'signs in year':
      return signsInYearQuestions(subject.year);
    case 'date':
      return dateQuestions(subject.date, context);
    case 'either date':
      return eitherDateQuestions(subject.dates);
    case 'years':
      return yearsQuestions(subject.first, subject.last);
    case 'table in year':
      return tableInYearQuestions(subject.year);
    case 'lucky number':
      return luckyNumberQuestions(subject.number);
    case 'row':
      return rowQuestions(subject.named, context);
    case 'rows':
      return rowsQuestions(subject.named, context);
    case 'table':
      return tableQuestions(subject, context);
    case 'quality':
      return qualityQuestions(subject.quality, context);
    case 'element':
      return elementQuestions(subject.element, context);
    case 'pillar':
      return pillarQuestions(subject.element, subject.sign, context);
    case 'life path':
      return lifePathQuestions(subject.number);
    case 'birthday':
      return birthdayQuestions(subject.day);
    case 'rule':
      return asked(askedOfRules[subject.rule]);
    case 'festival':
      return festivalQuestions(subject.festival, subject.year);
    case 'topic':
      return datedTopicQuestions(subject.topic, subject.year, context) ?? asked(askedOfTopics[subject.topic]);
  }
}

const asked = (questions: readonly AskedAndAnswered[]): Question[] =>
  questions.map(([ask, answer]) => ({ ask, answer }));

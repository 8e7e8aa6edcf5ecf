import type { RelationKind } from '@org/zodiac-core';
import type { Position } from '../match.ts';

/** What a pillar stands for, after “the branch of”. */
export const sideOfLife: Readonly<Record<Position, string>> = {
  year: 'where one comes from',
  month: 'how one works',
  day: 'how one is at home',
  hour: 'what one plans',
};

/** What is easy, by the harmony that joins two branches of different places. */
export const easyAdvice: Readonly<Partial<Record<RelationKind, readonly string[]>>> = {
  'six-harmony': [
    'here one may ask without preparing the question',
    'here help is offered before it is looked for',
    'here silence is not a subject',
  ],
  'three-harmonies': [
    'a task with an end in sight brings this out',
    'a journey or a project is the place for it',
    'this shows when something has to be carried together',
  ],
  'same-sign': [
    'on this point neither needs the other explained',
    'here they recognize each other at once',
    'this is a habit they share and may laugh at',
  ],
};

/** Where to be patient, by the discord that joins two branches of different places. */
export const patienceAdvice: Readonly<Partial<Record<RelationKind, readonly string[]>>> = {
  'six-clash': [
    'taking turns does more here than agreeing',
    'leave a day between the question and the answer',
    'divide the matter, and let each be right about a half',
  ],
  'six-harm': [
    'say what is meant, and ask what was heard',
    'a small thing mentioned early stays small',
    'credit given aloud costs nothing and mends much',
  ],
  punishment: [
    'a please and a thank-you carry more weight here than reasons',
    'advice is welcome when it has been asked for',
    'let the other finish, and count to three',
  ],
  'six-destruction': [
    'a plan that fell through can be made again',
    'fix a second date when the first is fixed',
    'mend it while it is still a crack',
  ],
};

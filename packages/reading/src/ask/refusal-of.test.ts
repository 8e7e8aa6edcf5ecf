import { expect, test } from 'vitest';
import { helpBeside, refusalOf } from './refusal-of.ts';
import { askedQuestions } from './test/asked-questions.ts';
import { harmlessQuestions } from './test/harmless-questions.ts';
import { refusedQuestions } from './test/refused-questions.ts';

const adult = { isAdult: true, year: 2026 };
const reasonOf = (question: string, person: Parameters<typeof refusalOf>[1] = adult): string | undefined =>
  refusalOf(question, person)?.reason;

test.each(refusedQuestions)('%s is refused: %s', (question, reason) => {
  expect(reasonOf(question)).toBe(reason);
});

test.each([
  ['bullyed at school', 'danger'],
  ['i am sucidal', 'danger'],
  ['will i see another winter', 'death'],
  ['helth', 'health'],
  ['arthritis', 'health'],
  ['i feel depresed', 'health'],
])('%s is refused: %s, by its misspelled or rare word', (question, reason) => {
  expect(reasonOf(question)).toBe(reason);
});

test('refuses none of the questions that people ask a reading', () => {
  const refused = askedQuestions.map((question) => [question, reasonOf(question)]);
  expect(refused.filter(([, reason]) => reason)).toEqual([]);
});

test.each(harmlessQuestions)('%s is no reason to refuse', (question) => {
  expect(reasonOf(question)).toBeUndefined();
});

test.each([
  'a guy i met on roblox asked where i live and i am 12',
  'im 13 and a man on discord says he loves me',
])('somebody who gives an age below 18 is protected as a minor, even on an adult’s chart: %s', (question) => {
  expect(reasonOf(question)).toBe('contact');
});

test.each([
  'my coach wants to meet me alone',
  'my kids deserve better and i should go',
  'he keeps a list of where i was',
  'my husband is in my house',
  'i am so tired',
  'my sister is a dragon and nobody can find her',
])('offers help beside the answers to a statement without a listed phrase: %s', (account) => {
  expect(reasonOf(account)).toBeUndefined();
  expect(helpBeside(account)?.help.map(({ href }) => href)).toEqual(['tel:988', 'https://findahelpline.com']);
});

test.each([
  'lucky number',
  'peach blossom meaning',
  'When will I meet someone?',
  'shld i change jobs',
  'My best friend is a pig',
  'i am a rabbit born in 1987',
  'my mom is a tiger and my dad is a snake',
  'i want to change jobs',
  'i dont know my birth time',
  'i love my job',
])('offers no help beside the answers to “%s”', (question) => {
  expect(helpBeside(question)).toBeUndefined();
});

test.each([
  'Who is my soulmate?',
  'Will I find love?',
  'Should I date a tiger?',
  'does my crush like me',
  'When will I have children?',
  'does he like me',
  'should we have another baby',
])('%s is refused to somebody under 18', (question) => {
  expect(reasonOf(question, { isAdult: false, year: 2026 })).toBe('young');
  expect(reasonOf(question)).toBeUndefined();
});

test.each([
  ['when should we have another baby', undefined],
  ['does my daughter love me', undefined],
  ['does she love me', undefined],
  ['when will i meet my soulmate', 'parent'],
  ['is my marriage going to last', 'parent'],
  ['who will my son marry', 'young'],
  ['will she find love', 'young'],
  ['i want to die', 'danger'],
])('a parent of a small child who asks “%s” is refused: %s', (question, reason) => {
  expect(reasonOf(question, { isAdult: false, isSmallChild: true, year: 2026 })).toBe(reason);
});

test.each([
  'how do i get better at soccer',
  'should i quit the football team',
  'what is my birth date number',
  'how do i bond with my stepson',
  'my mum is always on my case',
  'is medicine a good degree for me',
  'my brother always beats me at chess',
  'will my coach kick me off the team',
  'which drinks and foods suit me',
  'am i too rash',
  'will i have a stroke of luck',
  'are nude nails lucky',
  'which planet controls my life',
  'who is following me on instagram',
  'what is my dream job',
  'i got a job offer, should i take it',
  'should i write a farewell letter to my colleagues',
])('%s is refused neither to an adult nor to somebody under 18', (question) => {
  expect(reasonOf(question)).toBeUndefined();
  expect(reasonOf(question, { isAdult: false, year: 2026 })).toBeUndefined();
});

test.each(['my dog ran away', 'will my cat that ran away come back', 'my cat wont leave me alone'])(
  '%s is understood as a question about a pet and not as a crisis',
  (question) => {
    expect(reasonOf(question)).toBe('animal');
  },
);

test('names a phone line and a directory of lines in a crisis, and suggests no other question', () => {
  const refusal = refusalOf('I want to die', adult);
  expect(refusal?.help.map(({ href }) => href)).toEqual(['tel:988', 'https://findahelpline.com']);
  expect(refusal?.allowsSuggestions).toBe(false);
});

test.each([
  'a guy online wants to meet me',
  'should i meet my online friend',
  'an older boy wants to hang out with me',
  'he is 24 and says he loves me',
  'someone i dont know messages me every day',
  'he wants me to send a picture',
  'he told me not to tell my parents',
  'my coach texts me at night',
  'my friends dad keeps texting me',
  'my uncle gives me gifts',
  'my tutor wants to meet at night',
  'a man gave me money',
])('somebody under 18 who writes “%s” is sent to an adult and a phone line', (question) => {
  const refusal = refusalOf(question, { isAdult: false, year: 2026 });
  expect(refusal?.reason).toBe('contact');
  expect(refusal?.sentence).toContain('tell an adult you trust today');
  expect(refusal?.help).toHaveLength(2);
  expect(refusal?.allowsSuggestions).toBe(false);
});

test.each([
  'a friend wants to meet me',
  'how do i make friends online',
  'my friend wants to play online with me',
  'my grandma wants a picture of me',
  'should i send my photo to the yearbook',
  'my teacher gives me bad grades',
  'my older sister is mean to me',
  'does the guy in my class like my team',
  'what is my secret friend',
  'which animal is my secret friend',
  'which gifts suit my teacher',
  'my neighbor is loud at night',
])('somebody under 18 may ask: %s', (question) => {
  expect(reasonOf(question, { isAdult: false, year: 2026 })).toBeUndefined();
});

test('answers grief with one kind sentence and the same contacts', () => {
  const refusal = refusalOf('my husband died', adult);
  expect(refusal?.sentence).toMatch(/^We are sorry\./u);
  expect(refusal?.help).toHaveLength(2);
  expect(refusal?.allowsSuggestions).toBe(false);
});

test.each(['my parents are getting divorced', 'does my grandma love me'])(
  'somebody under 18 may ask about the family: %s',
  (question) => {
    expect(reasonOf(question, { isAdult: false, year: 2026 })).toBeUndefined();
  },
);

test.each([
  ['I have cancer', 'doctor'],
  ['I can not pay my debts', 'credit counselor'],
  ['Should I sue my neighbor?', 'lawyer'],
])('the refusal of “%s” names a %s and suggests no other question', (question, where) => {
  const refusal = refusalOf(question, adult);
  expect(refusal?.sentence).toContain(where);
  expect(refusal?.allowsSuggestions).toBe(false);
});

test.each(['my dad drinks too much', 'my husband is always drunk', 'my mom will not stop drinking'])(
  'somebody who lives with a person who drinks reads where to get help, and that it is not their fault: %s',
  (question) => {
    const refusal = refusalOf(question, { isAdult: false, year: 2026 });
    expect(refusal?.sentence).toMatch(/not your fault/u);
    expect(refusal?.help).toHaveLength(2);
    expect(refusal?.allowsSuggestions).toBe(false);
  },
);

test('a parent who is divorcing is referred to their own reading, even if the question mentions the child', () => {
  for (const question of ['i am divorcing his father', 'we are divorcing'])
    expect(reasonOf(question, { isAdult: false, isSmallChild: true, year: 2026 })).toBe('parent');
});

test.each([
  ['he hits me', /safe.*not your fault/u],
  ['i get bullied', /safe.*not your fault/u],
  ['i hate my body', /^We are sorry.*not something to earn/u],
  ['i want to hurt my boss', /step away/u],
  ['my daughter met a man online', /child’s safety/u],
])('the refusal of “%s” speaks to it and names where to turn', (question, sentence) => {
  const refusal = refusalOf(question, adult);
  expect(refusal?.reason).toBe('danger');
  expect(refusal?.sentence).toMatch(sentence);
  expect(refusal?.help).toHaveLength(2);
  expect(refusal?.allowsSuggestions).toBe(false);
});

test('a teenager who asks about love is offered two questions, and nobody else is', () => {
  const teenager = { isAdult: false, year: 2026 };
  expect(refusalOf('does my crush like me', teenager)?.offered).toEqual(['seen', 'friend-style']);
  expect(refusalOf('my girlfriend is 17 and a pig, are we a match', adult)?.offered).toEqual([]);
  expect(refusalOf('who will my son marry', { ...teenager, isSmallChild: true })?.offered).toEqual([]);
  expect(refusalOf('he is 24 and says he loves me', teenager)?.offered).toEqual([]);
});

import { expect, test } from 'vitest';
import { chartOf } from '../chart.ts';
import { answerQuestions } from './answer-questions.ts';
import { questionFinder } from './question-finder.ts';
import { askedQuestions } from './test/asked-questions.ts';
import { foundQuestions } from './test/found-questions.ts';

const finders = new Map<string, ReturnType<typeof questionFinder>>();

/** The question finder of a reader born on a date. Making one takes longer than finding. */
function finderOf(date: string): ReturnType<typeof questionFinder> {
  const chart = () => chartOf({ date, sex: 'female' }, { today: '2026-11-24' });
  const made =
    finders.get(date) ??
    questionFinder(answerQuestions(chart()).groups.flatMap(({ questions }) => questions));
  finders.set(date, made);
  return made;
}
const find = finderOf('1987-09-14');

test.each([
  ['What does 食神 mean?', 'god-eating-god'],
  ['shi shen', 'god-eating-god'],
  ['七杀', 'god-seven-killings'],
  ['what does 庚 mean', 'stem-庚'],
  ['用神', 'term-useful-element'],
  ['用神是什么', 'term-useful-element'],
  ['hwo do i become less stresed', 'calm'],
  ['should we split up', 'leave'],
  ['peach blosom', 'term-star'],
  ['Am I in the right job?', 'job-suits'],
  ['carrer', 'job-suits'],
  ['why do I clash with my mom', 'mother'],
  ['Is 2027 a good year to move?', 'move-year'],
  ['lucky nubmer', 'lucky-number'],
  ['my boss hates me', 'boss'],
  ['marri', 'marry-year'],
  ['colour', 'lucky-color'],
  ['who am I', 'nature'],
  ['y am i so tired all the time', 'tired'],
  ['next baby 2027 good?', 'baby'],
  ['when shoud i retire', 'retire'],
  ['whens my lunar bday', 'lunar-birthday'],
  ['shld i move abroad', 'place'],
  ['will i be rich', 'money'],
  ['lotto nums pls', 'lucky-number'],
  ['shud i quit my job', 'quit'],
  ['when will i meet some1', 'meet'],
  ['does he like me', 'likes-me'],
  ['should i text him back', 'likes-me'],
  ['am i gonna be alone forever', 'lonely'],
  ['why dont i have any friends', 'lonely'],
  ['why is everything going wrong', 'hard-time'],
  ['i got fired', 'job-loss'],
  ['am i going to be ok', 'hard-time'],
  ['am i too old to start something new', 'too-old'],
  ['what am i bad at', 'blind-spots'],
  ['whats 2027 got for me', 'next-year'],
  ['is this my year', 'this-year'],
  ['whats 2030 like for me', 'year-2030'],
  ['which year will be my best', 'good-years'],
  ['why do people not like me', 'lonely'],
  ['when will things get better', 'hard-time'],
  ['what does snake mean in my chart', 'branch-snake'],
  ['is our marriage ok', 'partner-knows'],
  ['when will i be happy', 'happy'],
  ['how do i get over my ex', 'ex'],
  ['how can i make my mom proud', 'mother'],
  ['i have nobody to sit with at lunch', 'lonely'],
  ['my parents fight all the time', 'parents-fight'],
  ['what if my husband is a snake', 'best-match'],
  ['when is my luck gonna turn', 'phase'],
  ['best day to get married', 'marry-year'],
  ['can a rat date a tiger', 'best-match'],
  ['will i find luv', 'meet'],
  ['why is everyone mad at me', 'conflict'],
  ['is 2027 a good year for me', 'next-year'],
  ['is 2026 a good year', 'this-year'],
  ['am i a good mother', 'own-child'],
  ['how do i handle an argument', 'conflict'],
  ['how do i handle money', 'money'],
  ['what is good about me', 'strengths'],
  ['what animal am i', 'sign-why'],
  ['how do i ask for a raise', 'promotion'],
  ['should i dump him', 'leave'],
  ['whats the strongest element', 'missing'],
  ['where should i live', 'place'],
  ['why am i always so anxious', 'calm'],
  ['my husband and i fight about money constantly', 'conflict'],
  ['how do i get along w my mother in law', 'in-laws'],
  ['grandma', 'conflict'],
  ['whats the deal with the horse year', 'this-year'],
  ['will i be famous', 'seen'],
  ['why do i always pick the wrong guy', 'love-trouble'],
  ['is my best friend mad at me', 'conflict'],
  ['should i have a third kid', 'baby'],
  ['whats my element', 'day-master'],
  ['am i gonna lose my job', 'job-loss'],
  ['how to make friends at new school', 'lonely'],
  ['should i forgive him', 'conflict'],
  ['how do i stop overthinking', 'calm'],
  ['how do i find a better job', 'quit'],
  ['is this a bad year', 'this-year'],
  ['why do i always feel guilty', 'hard-time'],
  ['im stressed about work', 'calm'],
  ['where is the best place for my desk', 'directions'],
  ['is it a good idea to start a shop', 'business'],
  ['how do i talk to new people', 'confidence'],
  ['will i get the job', 'quit'],
  ['is my husband my soulmate', 'best-match'],
  ['what kind of man should i look for', 'best-match'],
  ['what kind of person am i', 'nature'],
  ['why do my relationships always fail', 'love-trouble'],
  ['am i lucky', 'fate'],
  ['will i have a boy or a girl', 'baby'],
  ['does my chart say im creative', 'hobby'],
  ['what am i good at', 'strengths'],
  ['is today a lucky day', 'today'],
  ['how do i get better at soccer', 'practice'],
  ['should i quit the team', 'team'],
  ['can i trust my business partner', 'trust'],
  ['will i pass the bar exam', 'study'],
  ['how do i impress my boss', 'boss'],
  ['why am i always broke', 'money'],
  ['will 2030 be better', 'year-2030'],
  ['what about january', 'best-months'],
  ['how do i write my sign in chinese', 'sign-why'],
  ['is my fate fixed', 'fate'],
  ['does this actually work', 'true'],
  ['what is the dragon in my chart', 'branch-dragon'],
  ['what is yang wood', 'stem-甲'],
  ['explain 喜用神', 'term-useful-element'],
  ['我的五行缺什么', 'missing'],
  ['我属什么', 'sign-why'],
  ['is 2029 lucky', 'year-2029'],
  ['will 2033 be hard', 'good-years'],
  ['how do i become more patient', 'reactions'],
  ['what sport suits me', 'hobby'],
  ['is this just for fun', 'true'],
  ['how do i become more organized', 'blind-spots'],
  ['can i marry a goat if i am a horse', 'best-match'],
  ['what are dragons like', 'branch-dragon'],
  ['what is the luckiest month of 2027', 'best-months'],
  ['am i meant to have children', 'baby'],
  ['should i follow my heart', 'decisions'],
  ['how do i deal with getting older', 'too-old'],
  ['why do i feel different from my family', 'lonely'],
  ['should i go freelance', 'business'],
  ['which year should i buy a home', 'move-year'],
  ['lucky day to buy a car', 'lucky-day'],
])('%s finds %s first', (typed, id) => {
  const { found, isNear } = find(typed);
  expect(found[0]?.id).toBe(id);
  expect(isNear).toBe(false);
});

test.each([
  ['is my kid smart', 'child-talent'],
  ['why wont my toddler sleep', 'child-calm'],
  ['why does she scream all the time', 'child-upset'],
  ['will my son be rich', 'child-talent'],
  ['my kid has no friends', 'child-friends'],
  ['is my daughter compatible with me', 'child-parents'],
  ['what will my child become', 'child-nature'],
  ['when should we have another baby', 'child-next'],
  ['how do i help my kid focus', 'child-learning'],
  ['why does my son hit other kids', 'child-upset'],
])('for the parents of a child, %s finds %s first', (typed, id) => {
  expect(finderOf('2020-09-09')(typed).found[0]?.id).toBe(id);
});

test.each([
  ['why does my baby cry so much', '2025-11-12', 'child-cries'],
  ['when will my baby sleep through the night', '2025-11-12', 'child-calm'],
  ['what should i study', '2011-07-19', 'school-choice'],
  ['i suck at math', '2011-07-19', 'school-learning'],
  ['am i gonna pass my finals', '2011-07-19', 'school-exam'],
  ['will i get into a good college', '2011-02-09', 'school-exam'],
  ['i feel useless', '1944-05-27', 'hard-time'],
  ['why cant i let go of the past', '1944-05-27', 'hard-time'],
  ['what kind of grandmother am i', '1944-05-27', 'elder-family'],
  ['how do i spend my last years', '1944-01-07', 'elder-days'],
  ['whats my best subject', '2011-09-29', 'school-choice'],
  ['i got a bad grade today', '2011-09-29', 'school-exam'],
  ['what can my grandchildren learn from me', '1944-05-27', 'elder-family'],
  ['why dont my kids call me', '1944-05-27', 'lonely'],
  ['should i move in with my daughter', '1944-05-27', 'move-year'],
  ['why did i marry the wrong man', '1944-09-02', 'best-match'],
  ['will i see my great grandchild', '1944-09-02', 'elder-family'],
])('%s, from somebody born on %s, finds %s first', (typed, date, id) => {
  expect(finderOf(date)(typed).found[0]?.id).toBe(id);
});

test.each(foundQuestions)('readers who type “%s” find %s first, born on %s', (typed, id, date) => {
  expect(finderOf(date)(typed).found[0]?.id).toBe(id);
});

test.each([
  ['whats my animal', 'sign-why'],
  ['can i work with a tiger', 'branch-tiger'],
  ['my mother is a tiger', 'branch-tiger'],
  ['born in 1990', 'branch-horse'],
  ['my husband was born in 1990', 'branch-horse'],
  ['is 2027 a good year for me', 'next-year'],
  ['which days should i avoid', 'best-months'],
  ['when will i be successfull', 'promotion'],
  ['what are my good months for dating', 'best-months'],
  ['is 2029 a year to take a chance', 'year-2029'],
  ['i want to know my soul animal', 'custom'],
  ['whats the meaning of my rabbit year', 'sign-why'],
  ['luv', 'partner-knows'],
  ['how do i stop worrying about my children', 'calm'],
  ['why am i always late', 'blind-spots'],
  ['how do i deal with my anger', 'reactions'],
  ['does being a rabbit make me restless', 'calm'],
  ['am i compatible with a horse', 'best-match'],
])('readers who type “%s” find %s among the first three', (typed, id) => {
  const found = find(typed).found.slice(0, 3);
  expect(found.map((each) => each.id)).toContain(id);
});

test('shows the nearest answers where no question fits, and nothing for text without a word', () => {
  expect(find('lamp')).toMatchObject({ isNear: true });
  expect(find('lamp').found.length).toBeGreaterThan(0);
  for (const typed of ['blockchain', 'xyzzy plugh', 'boat', 'banana', 'dinner', 'is minecraft good for me'])
    expect(find(typed)).toEqual({ found: [], isNear: true });
});

test.each([
  ['when will i be successfull', 'money'],
  ['when will i be hapy', 'happy'],
  ['anxiuos', 'calm'],
  ['decisons', 'decisions'],
  ['who am i compatibel with', 'best-match'],
  ['compati', 'best-match'],
  ['weekness', 'blind-spots'],
  ['my buisness is failing', 'business'],
  ['promtion', 'promotion'],
  ['buget', 'money'],
])('corrects a misspelled word: %s finds %s', (typed, id) => {
  const { found, isNear } = find(typed);
  expect([found[0]?.id, isNear]).toEqual([id, false]);
});

test.each([
  ['mony', 'money'],
  ['freinds', 'friend-style'],
])('readers who mistype “%s” find %s among the first three', (typed, id) => {
  const { found, isNear } = find(typed);
  expect(found.slice(0, 3).map((each) => each.id)).toContain(id);
  expect(isNear).toBe(false);
});

test.each([
  ['what is tai sui', 'job-suits'],
  ['why do i always pick the wrong men', 'lucky-number'],
  ['what are my weaknesses', 'tired'],
  ['should i sign the lease', 'best-match'],
  ['how do i handle stress', 'money'],
  ['what can i still look forward to', 'seen'],
])('%s does not list %s, which shares only part of a word or a word without a subject', (typed, id) => {
  expect(find(typed).found.map((each) => each.id)).not.toContain(id);
});

test('does not find a question by a word that looks like another', () => {
  expect(find('helth').found.map(({ id }) => id)).not.toContain('quit');
});

test.each([
  ['what should i be when im older', '2011-07-19', 'school-choice'],
  ['i am picked on at school', '2011-07-19', 'lonely'],
  ['how do i get more followers', '2011-07-19', 'seen'],
  ['how do i earn money', '2011-07-19', 'school-choice'],
  ['how do i keep busy', '1938-05-27', 'elder-days'],
  ['should i go back to my ex', '1987-09-14', 'ex'],
  ['when is chinese new year', '1987-09-14', 'next-year'],
  ['what does the clash mean', '1987-09-14', 'term-clash'],
  ['am i a good match for a boar', '1987-09-14', 'best-match'],
])('%s, from a reader born on %s, finds %s first', (typed, date, id) => {
  expect(finderOf(date)(typed).found[0]?.id).toBe(id);
});

test('finds a question for nearly everything that people ask', () => {
  const missed = askedQuestions.filter((question) => find(question).isNear);
  expect(missed.length, missed.join('\n')).toBeLessThan(askedQuestions.length / 50);
});

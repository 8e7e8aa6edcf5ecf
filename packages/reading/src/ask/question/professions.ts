/** A profession, and the words by which the fields of a sign name it. */
interface Profession {
  /** Continues “… is near the fields”. */
  readonly name: string;
  readonly words: RegExp;
  readonly fields: RegExp;
}

const profession = (name: string, words: string, fields: string): Profession => ({
  name,
  words: new RegExp(` (?:${words}) `, 'u'),
  fields: new RegExp(fields, 'u'),
});

const professions: readonly Profession[] = [
  profession('nursing', 'nurses?|nursing|midwife|carer|caregiver', 'medicine|\\bcare\\b'),
  profession(
    'medicine',
    'doctors?|medicine|surgeons?|dentists?|physicians?|paramedics?|vets?|veterinarians?|physio\\p{L}*|pharmacists?',
    'medicine|surgery',
  ),
  profession(
    'therapy',
    'therapists?|psychologists?|psychology|counsellors?|counselors?|social workers?|psychiatrists?',
    'psychology|counsel|\\bcare\\b|social',
  ),
  profession(
    'teaching',
    'teachers?|teach|teaching|professors?|lecturers?|tutors?|trainers?|coach',
    'teaching',
  ),
  profession('law', 'lawyers?|solicitors?|barristers?|attorneys?|judges?|law|paralegal', '\\blaw\\b'),
  profession(
    'police and rescue work',
    'police(?: officer|man|woman)?|fire ?fighters?|soldiers?|army|navy|detective|security',
    'rescue|safety|law',
  ),
  profession(
    'engineering',
    'engineers?|engineering|mechanics?|electricians?|plumbers?|carpenters?|builders?',
    'engineering|craft',
  ),
  profession(
    'software',
    'programmers?|developers?|software|coders?|coding|data scientists?|it|ux designer|hackers?',
    'software|engineering',
  ),
  profession(
    'science',
    'scientists?|science|researchers?|research|biologists?|chemists?|physicists?|analysts?',
    'science|research|analysis',
  ),
  profession(
    'design',
    'designers?|design|architects?|architecture|interior designers?|stylists?|fashion',
    'design|architecture|fashion|interiors',
  ),
  profession(
    'art',
    'artists?|art|painters?|sculptors?|illustrators?|photographers?|photography',
    '\\bart\\b',
  ),
  profession('music', 'musicians?|music|singers?|composers?|djs?', 'music'),
  profession(
    'the stage',
    'actors?|actress|acting|dancers?|comedians?|performers?|models?|youtubers?|influencers?|directors?|filmmakers?',
    'stage|performance|comedy|entertainment',
  ),
  profession(
    'writing',
    'writers?|writing|authors?|novelists?|poets?|journalists?|journalism|editors?|translators?|bloggers?',
    'writing|journalism|editing',
  ),
  profession(
    'sales',
    'sales|sales ?(?:man|woman|person)|marketing|marketers?|estate agents?|realtors?|traders?',
    'sales|trading|trade',
  ),
  profession(
    'running a business',
    'entrepreneurs?|founders?|business owners?|ceo|run my own business|self employed',
    'entrepreneurship|founding|trading|trade',
  ),
  profession(
    'leadership',
    'managers?|leaders?|managing people|bosses|politicians?|politics|mayor',
    'leadership|leading|public life|command',
  ),
  profession(
    'accounting',
    'accountants?|accounting|bookkeepers?|auditors?|bankers?|banking|actuary',
    'accounting|finance',
  ),
  profession(
    'cooking',
    'chefs?|cooks?|bakers?|baking|waiters?|bartenders?|restaurants?|hospitality|hotels?|baristas?',
    'food|hospitality|comfort',
  ),
  profession(
    'gardening and farming',
    'farmers?|farming|gardeners?|gardening|florists?',
    'agriculture|gardens',
  ),
  profession(
    'travel work',
    'pilots?|flight attendants?|drivers?|tour guides?|sailors?|travel agents?',
    'travel',
  ),
  profession('sport', 'athletes?|sports?|footballers?|personal trainers?|yoga teachers?', 'sport'),
  profession(
    'beauty and craft',
    'hair ?dressers?|barbers?|beauticians?|make ?up artists?|tattoo artists?|tailors?|jewell?ers?',
    'craft|fashion',
  ),
  profession(
    'public service',
    'civil servants?|librarians?|diplomats?|diplomacy|public service|charity|ngo',
    'public service|diplomacy|charity|social causes',
  ),
];

/** The professions that a question names as something to be or to learn. */
export function professionsIn(words: string): Profession[] {
  const asked =
    / (?:be|become|becoming|being|as|make|for|in|into|study|studying|a good|an|work with|am i (?:an?|cut out)|like|train|retrain|learn) (?:a |an |the |good |great |my |to be |be |better )*(.*)/u.exec(
      words,
    )?.[1];
  return asked === undefined ? [] : professions.filter((each) => each.words.test(` ${asked}`)).slice(0, 2);
}

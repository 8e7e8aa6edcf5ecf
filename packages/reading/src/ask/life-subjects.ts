import type { About } from './year-sentences.ts';

/** Something of life that a year or a month is asked about. */
export interface LifeSubject {
  readonly id: string;
  readonly pattern: RegExp;
  readonly about: About;
  /** Continues “for …”. */
  readonly noun: string;
  /** Continues “No chart can say …”. */
  readonly open: string;
  /** What the chart leaves to the person: the last sentence. */
  readonly close: string;
  /** Whether people choose a month or a year for it. */
  readonly unit: 'year' | 'month';
}

const anyOf = (words: string): RegExp => new RegExp(` (?:${words}) `, 'u');

/** The subjects, the most particular first. */
export const lifeSubjects: readonly LifeSubject[] = [
  {
    id: 'interview',
    pattern: anyOf(
      '(?:job )?interviews?|audition|auditions|apply|applying|application|get the job|job offer|job hunt\\p{L}*|find (?:a|another|new) (?:new )?(?:job|work)|get (?:a|another) (?:new )?job|get hired|hired|unemployed|out of work|lost my job|new job',
    ),
    about: 'work',
    noun: 'applications and interviews',
    open: 'who will be offered a post',
    close:
      'Who else applies and what you have prepared are not in a chart, and preparation is the part that is yours.',
    unit: 'month',
  },
  {
    id: 'promotion',
    pattern: anyOf(
      'promot\\p{L}+|(?:pay )?rais(?:e|es)|pay rise|salary|bonus|recogni[sz]ed|recognition|appreciated',
    ),
    about: 'work',
    noun: 'a promotion or a raise',
    open: 'what an employer will decide',
    close:
      'The offer, the budget and the people are not in a chart; a good case, made in person, is worth more than a good year.',
    unit: 'month',
  },
  {
    id: 'business',
    pattern: anyOf(
      '(?:my|a|own|the|new|our|start a|start my|start my own|side) (?:small |own |new |side )?(?:business|company|startup|shop|store|cafe|restaurant|bakery|practice|venture|hustle)|start ?up|self employed|freelanc\\p{L}+|entrepreneur|business|founder|launch\\p{L}*',
    ),
    about: 'work',
    noun: 'a business of your own',
    open: 'how a business will do',
    close: 'Customers, costs and partners are not in a chart, and the choice is yours.',
    unit: 'year',
  },
  {
    id: 'job-change',
    pattern: anyOf(
      '(?:change|changing|switch|switching|quit|quitting|leave|leaving|resign|resigning|give up|stay (?:in|at|with)|keep) (?:my |the |this |these |to )?(?:current |present |old )?(?:jobs?|work|careers?|company|firm|post|position|employer|boss|place|another (?:job|company|career))|resign|resigning|hand in my notice|new career|another job|change of (?:job|career)|career change|look for (?:a |another )?(?:new )?(?:job|work|position)|fired|laid off|redundan\\p{L}+|quit|quitting',
    ),
    about: 'work',
    noun: 'a change of job',
    open: 'how a change of job will turn out',
    close: 'The offer, the people and your reasons are not in a chart, and the choice is yours.',
    unit: 'year',
  },
  {
    id: 'study',
    pattern: anyOf(
      'exams?|tests?|study|studying|studies|university|college|school|degrees?|course|courses|masters?|phd|licen[cs]e|certificate|qualif\\p{L}+|graduat\\p{L}+|learn|learning|training|thesis|dissertation|grades?|scholarship|finals|driving test',
    ),
    about: 'work',
    noun: 'study and exams',
    open: 'how an exam will end',
    close:
      'What you know on the day is not in a chart; the hours at the table are, by every tradition, the better predictor.',
    unit: 'month',
  },
  {
    id: 'retire',
    pattern: anyOf('retir\\p{L}+'),
    about: 'work',
    noun: 'retirement',
    open: 'when to stop working',
    close: 'Means and wishes are not in a chart, and both matter more than the year.',
    unit: 'year',
  },
  {
    id: 'separation',
    pattern: anyOf(
      'divorc\\p{L}+|separat\\p{L}+|break(?:ing)? up|broke up|split up|leave (?:my |him|her|them)(?:husband|wife|partner|boyfriend|girlfriend|spouse)?|end (?:it|things|the relationship|my marriage|my relationship)|breakup',
    ),
    about: 'love',
    noun: 'questions of staying or going',
    open: 'whether to stay with somebody or to go',
    close:
      'What you live through together is not in a chart; a friend who knows you both hears more than a calendar does.',
    unit: 'year',
  },
  {
    id: 'ex',
    pattern: anyOf(
      'my ex(?: \\p{L}+)?|get back together|back with|come back|comes back|coming back|reconcil\\p{L}+|second chance|make up with|get over',
    ),
    about: 'love',
    noun: 'taking up an old bond',
    open: 'whether somebody comes back',
    close: 'The other person has a chart too, and a will, and neither is in yours.',
    unit: 'year',
  },
  {
    id: 'lasting',
    pattern: anyOf(
      '(?:marriage|relationship|love|we|us|it) (?:going to |will |to )?(?:last|work out|survive|make it|stay together)|(?:last(?! (?:years?|months?|weeks?|time|night|one|decade|summer|winter|spring|autumn|phase))|stay together|work out|grow old together|together forever)|soulmates? for life|(?:will|would) (?:we|us|my marriage|my relationship) .{0,20}(?:last|survive|happy)',
    ),
    about: 'love',
    noun: 'the bond that you have',
    open: 'whether a marriage or a love lasts',
    close:
      'What keeps two people is made by the two; with the sign or the birth date of the other, the answer can speak of both.',
    unit: 'year',
  },
  {
    id: 'marriage',
    pattern: anyOf(
      'marry|marries|marrying|married|marriage|wedding|weddings|wed|propose|proposal|engaged|engagement|elope|tie the knot|get hitched',
    ),
    about: 'love',
    noun: 'a wedding',
    open: 'whether or when two people marry',
    close: 'The other person has a chart too, and a will, and neither is in yours.',
    unit: 'year',
  },
  {
    id: 'children',
    pattern: anyOf(
      '(?:have|having|want|start|starting|more|another|raise) (?:a |my |our |more |another |any )?(?:kids?|child|children|baby|family|son|daughter)|become a (?:mother|father|parent|mum|dad)|be a (?:mother|father|parent|mum)|kids|parenthood|motherhood|fatherhood|adopt (?:a )?(?:child|kid|baby)',
    ),
    about: 'life',
    noun: 'a growing family',
    open: 'whether or when children come',
    close:
      'Children are a matter for the two of you, and for a doctor where a question is one of health; a chart has no part in it.',
    unit: 'year',
  },
  {
    id: 'together',
    pattern: anyOf(
      'mov(?:e|ing) in (?:with|together)|liv(?:e|ing) together|(?:share|get|find|rent) (?:a |an |our )?(?:\\p{L}+ )?(?:house|home|flat|apartment|place) (?:together|with)|live with my (?:boyfriend|girlfriend|partner|fiancee?)',
    ),
    about: 'love',
    noun: 'sharing a home',
    open: 'how a shared home will turn out',
    close: 'The other person has a chart too, and rooms are better divided by talking than by a calendar.',
    unit: 'year',
  },
  {
    id: 'love',
    pattern: anyOf(
      'meet (?:someone|somebody|anyone|anybody|him|her|the one|a (?:man|woman|guy|girl|partner)|my (?:\\p{L}+ )?(?:partner|soulmate|husband|wife|person|match|love|one|prince))|fall in love|falling in love|find (?:love|someone|somebody|a (?:partner|boyfriend|girlfriend|husband|wife)|my (?:soulmate|partner|person|other half)|the one|true love)|true love|love|loves|loved|romance|romantic\\p{L}*|dating|date|single|soulmates?|relationships?|boyfriend|girlfriend|partner|husband|wife|crush|flirt\\p{L}*|be alone|forever alone|lonely',
    ),
    about: 'love',
    noun: 'love',
    open: 'whether or when somebody comes into a life',
    close: 'The other person has a chart too, and a will, and neither is in yours.',
    unit: 'year',
  },
  {
    id: 'home',
    pattern: anyOf(
      'mov(?:e|ing) (?:house|home|houses|flat|flats|apartment|in|out|into \\p{L}+)|move|moving|relocat\\p{L}+|emigrat\\p{L}+|immigrate|abroad|another (?:city|country|town)|new (?:house|home|flat|apartment|city|country|place)|renovat\\p{L}+|redecorat\\p{L}+|housewarming|live (?:in|with|abroad)|settle down|live somewhere',
    ),
    about: 'life',
    noun: 'a move of house',
    open: 'how a new place will suit you',
    close: 'The rooms, the rent and the neighbors are not in a chart, and the choice is yours.',
    unit: 'month',
  },
  {
    id: 'travel',
    pattern: anyOf(
      'travel\\p{L}*|trips?|journeys?|holidays?|vacations?|fly|flying|cruise|backpack\\p{L}*|sabbatical|gap year|road trip|visit\\p{L}*',
    ),
    about: 'life',
    noun: 'travel',
    open: 'how a journey will go',
    close: 'Roads, tickets and company are not in a chart; pack as you would in any month.',
    unit: 'month',
  },
  {
    id: 'work',
    pattern: anyOf(
      'jobs?|work|works|working|workplace|careers?|profession\\p{L}*|boss|manager|colleagues?|coworkers?|employ\\p{L}+|office|company|project|projects|deadlines?|contracts?|sign (?:a|the|this) (?:contract|deal|lease)|negotiat\\p{L}+|success|successful|succeed',
    ),
    about: 'work',
    noun: 'work',
    open: 'how things at work will turn out',
    close: 'The offer, the people and your reasons are not in a chart, and the choice is yours.',
    unit: 'year',
  },
  {
    id: 'family',
    pattern: anyOf('family|parents?|siblings?|mother|mum|father|son|daughter|brother|sister|home life'),
    about: 'life',
    noun: 'family matters',
    open: 'what happens in a family',
    close:
      'Each of the others has a chart too; name a sign or a birth date, and the answer speaks of the two of you.',
    unit: 'year',
  },
  {
    id: 'friends',
    pattern: anyOf('friends?|friendships?|social life|make friends|people around me'),
    about: 'life',
    noun: 'friendships',
    open: 'who becomes a friend',
    close: 'Friends are made by turning up, which no chart does for anybody.',
    unit: 'year',
  },
  {
    id: 'beginning',
    pattern: anyOf(
      '(?:start|begin|try|do) (?:something|anything) new|start over|fresh start|new start|new beginning|new chapter|start something|begin something|new (?:hobby|project|plan|thing|venture)|big (?:decision|decisions|change|changes|step|steps)|(?:a|big|make|making|major|any) changes?|decisions?|decide|plans?|take (?:a )?risks?|a risk|opportunit\\p{L}+|write (?:a|my) (?:book|novel)|publish\\p{L}*|album|big move|leap',
    ),
    about: 'life',
    noun: 'something new',
    open: 'how something new will turn out',
    close: 'Your reasons are not in a chart, and a beginning needs somebody who continues.',
    unit: 'month',
  },
  {
    id: 'danger',
    pattern: anyOf(
      'danger\\p{L}*|safe|risky|bad|unlucky|difficult|hard|hardest|worst|tough|terrible|awful|worry|worried|worrying|afraid|scared|careful|watch out|disast\\p{L}+|accidents?|problem|problems|trouble|troubles|crisis|challeng\\p{L}+|stressful|bad luck|misfortune',
    ),
    about: 'life',
    noun: 'steady going',
    open: 'what will happen in a year, and none calls one dangerous',
    close: 'Nothing here foretells an event; take the care that you take in any year.',
    unit: 'year',
  },
  {
    id: 'happiness',
    pattern: anyOf('happy|happier|happiest|happiness|joy|enjoy|calm|peace'),
    about: 'life',
    noun: 'contentment',
    open: 'whether somebody will be happy',
    close: 'So tradition would read the time; contentment is made of smaller things than years.',
    unit: 'year',
  },
  {
    id: 'luck',
    pattern: anyOf(
      'luck|lucky|luckiest|fortunate|fortune|fortunes|good|best|great|auspicious|favourable|bless\\p{L}*|success',
    ),
    about: 'life',
    noun: 'luck in general',
    open: 'what luck will bring',
    close: 'So tradition would read the time; what you make of it is not written in a date.',
    unit: 'year',
  },
];

/** Of nothing in particular. */
export const wholeLife: LifeSubject = {
  id: 'life',
  pattern: /^/u,
  about: 'life',
  noun: 'you',
  open: 'what will happen',
  close: 'So tradition would read the time; what you make of it is not written in a date.',
  unit: 'year',
};

/** @param words - of a `Question` */
export const lifeSubjectOf = (words: string): LifeSubject | undefined =>
  lifeSubjects.find(({ pattern }) => pattern.test(words));

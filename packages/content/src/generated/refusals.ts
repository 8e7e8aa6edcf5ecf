/** Generated from en/refusals by `pnpm --filter @org/content generate`. */
import { textsOf } from '../texts-of.ts';

const texts = {
  "refusals.danger": "You matter more than any reading, and you do not have to be alone with this. If somebody may be in danger right now, call your local emergency number.",
  "refusals.contact": "No chart can say whether somebody is safe. Please tell an adult you trust today, such as a parent, a teacher or a school counselor, and wait with the answer, the meeting or the picture until then. You have done nothing wrong. If you are in danger right now, call your local emergency number.",
  "refusals.grief": "We are sorry. Missing somebody is hard, and no chart can shorten it. Please talk about that person today with somebody who listens; a grief group, a counselor or a doctor can help you to carry it.",
  "refusals.death": "No chart can tell how long a life is. If you are thinking about your own death, please talk to somebody today; if you worry about a person who is ill, a doctor can tell you more.",
  "refusals.drinking": "It is hard to live with somebody who drinks, and it is not your fault. Please talk to somebody you trust, or to a doctor or a counselor who knows about drinking. If you are afraid right now, call your local emergency number.",
  "refusals.health": "Please take this to a doctor, who can examine you; a chart can’t. If it is urgent, call your local emergency number.",
  "refusals.money": "Please take this to somebody who knows your accounts, such as a nonprofit credit counselor for debt or a licensed adviser for large decisions. A chart can’t see either.",
  "refusals.law": "Please take this to a lawyer or a legal aid office, which knows the law where you live. A chart can’t tell anybody’s rights.",
  "refusals.fortune": "No chart can win a game of chance, because each draw is luck and every number has the same odds. If it has become hard to stop playing, a doctor or a gambling helpline can help.",
  "refusals.suspicion": "A chart says nothing about what somebody has done. Asking that person is the only way to know.",
  "refusals.magic": "This tradition counts days and years, and it knows nothing about spells or spirits.",
  "refusals.world": "A chart belongs to one person, so it says nothing about teams, markets, weather or nations.",
  "refusals.animal": "That is about animals or meals. A chart is made for people.",
  "refusals.names": "A chart chooses no names. After a birth, the date gives a sign and elements that you can read here.",
  "refusals.instructions": "The answers here are written texts that follow from the chart, so they take no orders.",
  "refusals.omens": "Dreams, omens and Western star signs follow other rules, which this chart does not use.",
  "refusals.product": "That is about the product. The Contact page reaches us, and the Privacy page says what is stored.",
  "refusals.greeting": "Welcome. Type a few words about what you would like to know, or open a group below.",
  "refusals.looks": "A chart shows no faces and knows no names.",
  "refusals.young": "The reading speaks about love and marriage from the age of 18 on. It has a lot to say about friends, family and school.",
  "refusals.parent": "This reading is about your child, so it does not speak about your own love or marriage. Enter your own birth date to open your reading, and ask there.",
  "refusals.beside": "If you are in danger or in despair, or somebody near you is, please talk to somebody today.",
  "refusals.help.call": "Call or text 988 (United States)",
  "refusals.help.find": "Find a free helpline in your country",
} as const;

/** Returns a text of `en/refusals` by its id. */
export const text = textsOf(texts);

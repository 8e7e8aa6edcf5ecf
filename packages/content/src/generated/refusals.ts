/** Generated from en/refusals by `pnpm --filter @org/content generate`. */
import { textsOf } from '../texts-of.ts';

const texts = {
  "refusals.danger": "We are sorry that it is this hard, and you do not have to be alone with it. Please tell one person you trust today, or call or text 988. If somebody may be in danger right now, call your local emergency number.",
  "refusals.body": "We are sorry that you feel this way. A body is not something to earn. Please tell one person you trust today, or a doctor. If food or hurting yourself is part of it, call or text 988.",
  "refusals.violence": "Feelings this strong are hard to carry alone. Please step away from that person now, and tell somebody you trust or call or text 988. If somebody may be in danger right now, call your local emergency number.",
  "refusals.abuse": "You deserve to be safe, and this is not your fault. Please tell somebody you trust today, such as a relative, a teacher or a doctor. If you may be in danger right now, call your local emergency number.",
  "refusals.grooming": "A child’s safety comes first, and a chart can’t judge it. Please speak to a doctor, a child helpline or the police today. If a child may be in danger right now, call your local emergency number.",
  "refusals.contact": "No chart can say whether somebody is safe. Please tell an adult you trust today, such as a parent, a teacher or a school counselor, and wait with the answer, the meeting or the picture until then. You have done nothing wrong. If you are in danger right now, call your local emergency number.",
  "refusals.grief": "We are sorry. Missing somebody is hard, and no chart can shorten it. Tell somebody one story about that person today. A grief group, a counselor or a doctor can help you to carry it.",
  "refusals.death": "No chart can tell how long a life is, and we would not guess. A doctor knows more. If the question comes from a dark place, please talk to somebody today.",
  "refusals.drinking": "It is hard to live with somebody who drinks, and it is not your fault. Please talk to somebody you trust, or to a doctor or a counselor who knows about drinking. If you are afraid right now, call your local emergency number.",
  "refusals.health": "This matters too much for a chart, so please ask a doctor, who can examine you. If it is urgent, call your local emergency number.",
  "refusals.money": "A chart can’t see what you own, owe or can afford, so please ask somebody who can. For debt, that is a nonprofit credit counselor; for a large decision, a licensed adviser.",
  "refusals.law": "A chart can’t tell anybody’s rights, so please ask a lawyer or a legal aid office. They know the law where you live.",
  "refusals.fortune": "No chart can win a game of chance, because each draw is luck and every number has the same odds. If it has become hard to stop playing, a doctor or a gambling helpline can help.",
  "refusals.suspicion": "No chart can tell what somebody has done, and guessing hurts. Ask that person plainly, in a quiet hour. Talk to a friend or a counselor, whatever the answer is.",
  "refusals.magic": "This tradition counts days and years, and it knows nothing about spells or spirits.",
  "refusals.world": "A chart belongs to one person, so it says nothing about teams, markets, weather or nations.",
  "refusals.animal": "A chart is made for people, so it says nothing about animals or meals.",
  "refusals.names": "No chart chooses a name, so take one that you like to say out loud. After a birth, the date gives a sign and elements that you can read here.",
  "refusals.instructions": "The answers here are written texts that follow from the chart, so they take no orders.",
  "refusals.omens": "Dreams, omens and Western star signs follow other rules, which this chart does not use.",
  "refusals.product": "That is about the product. The Contact page reaches us, and the Privacy page says what is stored.",
  "refusals.greeting": "Welcome. Type a few words about what you would like to know, or open a group below.",
  "refusals.looks": "A chart shows no faces and knows no names.",
  "refusals.young": "The reading speaks about love and marriage from the age of 18 on. It has a lot to say about friends, family and school.",
  "refusals.teenager": "What somebody else feels, only that person can say, and the reading speaks about love from the age of 18 on. Here is how others see you, and what kind of friend you are.",
  "refusals.parent": "This reading is about your child, so it does not speak about your own love or marriage. Enter your own birth date to open your reading, and ask there.",
  "refusals.beside": "If you are in danger or in despair, or somebody near you is, please talk to somebody today.",
  "refusals.help.call": "Call or text 988 (United States)",
  "refusals.help.find": "Find a free helpline in your country",
} as const;

/** Returns a text of `en/refusals` by its id. */
export const text = textsOf(texts);

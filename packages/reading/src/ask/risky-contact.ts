import { text } from '@org/content/phrases';
import { Phrases } from './phrases.ts';

const askedTooMuch = new Phrases(text('contact.asked-too-much'));
const stranger = new Phrases([...text('contact.stranger'), ...text('contact.elder')]);
/** Phrases for steps from an online conversation to a meeting. */
const approach = new Phrases(text('contact.approach'));
const elderInCharge = new Phrases(text('contact.elder-in-charge'));
const privacy = new Phrases(text('contact.private'));

/** Whether a teenager’s words tell of a stranger or an adult who comes too close. */
export const isRiskyContact = (words: string): boolean =>
  askedTooMuch.areIn(words) ||
  (stranger.areIn(words) && approach.areIn(words)) ||
  (elderInCharge.areIn(words) && privacy.areIn(words));

const ownAge = new Phrases(text('contact.own-age'));

/** Whether the question gives the reader's own age as below 18. The chart may be that of another person. */
export const saysMinor = (words: string): boolean => ownAge.areIn(words);

/** Maximum length of the message of a gift, in characters. */
export const giftMessageMaxLength = 500;

/** How far ahead the mail of a gift can be sent, in days. */
export const maxGiftDaysAhead = 365;

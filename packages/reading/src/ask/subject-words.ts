/** Whether words hold any of an expression, as whole words. */
export const hasAnyOf = (words: string): ((text: string) => boolean) => {
  const pattern = new RegExp(` (?:${words}) `, 'u');
  return (text) => pattern.test(text);
};

/** Love and pairs. */
export const hasLoveWords = hasAnyOf(
  'love|loves|loved|marry|marries|married|marriage|wedding|relationships?|dating|romance|romantic\\p{L}*|boyfriend|girlfriend|husband|wife|fiance\\p{L}*|soulmates?|spouse|engaged|propose|divorce|break up|ex|ex \\p{L}+|crush|kiss|kissing|flirt\\p{L}*|lover|partner|date|sexy|sex|the one|dating|single',
);

/** The first of the wordings of each `[one|other]`, where a text is the same for everybody. */
export const firstWording = (text: string): string => text.replace(/\[([^|\]]*)\|[^\]]*\]/gu, '$1');

import { isTag } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';

export interface AnsweredQuestion {
  question: string;
  answer: string;
}

const singleSpaced = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** Reads the questions of an article: `h3` and `h4` headings that end with `?`, each with the text up to the next heading. */
export function articleQuestions(html: string): AnsweredQuestion[] {
  const blocks = parseDocument(html).children.filter(isTag);
  const found: { question: string; answers: string[] }[] = [];
  let current: (typeof found)[number] | undefined;
  for (const block of blocks) {
    const text = singleSpaced(DomUtils.textContent(block));
    if (/^h[2-4]$/.test(block.name)) {
      current = block.name !== 'h2' && text.endsWith('?') ? { question: text, answers: [] } : undefined;
      if (current) found.push(current);
    } else current?.answers.push(text);
  }
  return found
    .map(({ question, answers }) => ({ question, answer: singleSpaced(answers.join(' ')) }))
    .filter(({ answer }) => answer !== '');
}

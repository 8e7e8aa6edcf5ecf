import { isTag } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';

export interface AnsweredQuestion {
  question: string;
  answer: string;
}

const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** The questions of an article: smaller headings that ask, each with the text up to the next heading. */
export function articleQuestions(html: string): AnsweredQuestion[] {
  const blocks = parseDocument(html).children.filter(isTag);
  const found: { question: string; answers: string[] }[] = [];
  let open: (typeof found)[number] | undefined;
  for (const block of blocks) {
    const text = plain(DomUtils.textContent(block));
    if (/^h[2-4]$/.test(block.name)) {
      open = block.name !== 'h2' && text.endsWith('?') ? { question: text, answers: [] } : undefined;
      if (open) found.push(open);
    } else open?.answers.push(text);
  }
  return found
    .map(({ question, answers }) => ({ question, answer: plain(answers.join(' ')) }))
    .filter(({ answer }) => answer !== '');
}

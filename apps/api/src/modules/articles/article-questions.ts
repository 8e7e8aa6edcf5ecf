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
  const found: AnsweredQuestion[] = [];
  let open: AnsweredQuestion | undefined;
  for (const block of blocks) {
    const text = plain(DomUtils.textContent(block));
    if (/^h[2-4]$/.test(block.name)) {
      open = block.name !== 'h2' && text.endsWith('?') ? { question: text, answer: '' } : undefined;
      if (open) found.push(open);
    } else if (open) open.answer = plain(`${open.answer} ${text}`);
  }
  return found.filter(({ answer }) => answer !== '');
}

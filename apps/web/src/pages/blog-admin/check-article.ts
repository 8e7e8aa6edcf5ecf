export interface Check {
  name: string;
  isMet: boolean;
  /** Whether an article cannot be published without it. */
  isRequired: boolean;
}

interface CheckedArticle {
  title: string;
  targetKeyword: string;
  metaDescription: string;
  content: string;
}

const maxTitle = 60;
const [minDescription, maxDescription] = [50, 160];

/** What an article needs to be published, and what makes it better for search engines and readers. */
export function checkArticle({ title, targetKeyword, metaDescription, content }: CheckedArticle): Check[] {
  const body = new DOMParser().parseFromString(content, 'text/html').body;
  const all = (selector: string): Element[] => [...body.querySelectorAll(selector)];
  const text = body.textContent.replaceAll(/\s+/g, ' ').trim();
  const keyword = targetKeyword.trim().toLowerCase();
  const required = (name: string, isMet: boolean): Check => ({ name, isMet, isRequired: true });
  const advised = (name: string, isMet: boolean): Check => ({ name, isMet, isRequired: false });
  const { length } = metaDescription.trim();
  return [
    required('A title', title.trim() !== ''),
    required('A text', text !== ''),
    required('A meta description', length > 0),
    required('A target keyword', keyword !== ''),
    advised(`A title of at most ${maxTitle} characters`, title.trim().length <= maxTitle),
    advised(
      `A description of ${minDescription} to ${maxDescription} characters`,
      length >= minDescription && length <= maxDescription,
    ),
    advised(
      'The words of the keyword in the text',
      keyword.split(/\s+/).every((word) => text.toLowerCase().includes(word)),
    ),
    advised('At least one heading', all('h2').length > 0),
    advised(
      'No empty heading or paragraph',
      all('h2, h3, h4, p, li').every(
        (element) => element.textContent.trim() !== '' || element.children.length > 0,
      ),
    ),
    advised(
      'A caption on every table',
      all('table').every((table) => table.querySelector('caption')),
    ),
    advised(
      'A text for every picture',
      all('img').every((picture) => picture.getAttribute('alt')?.trim()),
    ),
    advised(
      'Links only to https or to our own pages',
      all('a').every((link) => /^(?:https:\/\/|\/(?!\/)|#)/.test(link.getAttribute('href') ?? '')),
    ),
  ];
}

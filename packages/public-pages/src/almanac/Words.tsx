import { Han } from './Han.tsx';

const parts = /(\[[^\]]+\]\([^)]+\)|\*\*[^*]+\*\*|\p{Script=Han}+)/u;
const link = /^\[([^\]]+)\]\(([^)]+)\)$/;
const strong = /^\*\*(.+)\*\*$/;

/**
 * A text from `packages/content`. Chinese characters are marked, `[text](path)` becomes a link, and `**text**` is
 * strong.
 */
export const Words = ({ text }: { text: string }) =>
  text.split(parts).map((part, place) => {
    const [, words, path] = link.exec(part) ?? [];
    if (words && path)
      return (
        <a key={place} href={path}>
          {words}
        </a>
      );
    const [, emphasized] = strong.exec(part) ?? [];
    if (emphasized) return <strong key={place}>{emphasized}</strong>;
    return /\p{Script=Han}/u.test(part) ? <Han key={place}>{part}</Han> : part;
  });

/** A link in a text from `packages/content`. */
export const linkIn = (words: string, path: string): string => `[${words}](${path})`;

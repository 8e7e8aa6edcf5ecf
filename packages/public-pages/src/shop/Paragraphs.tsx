import { Words } from '../almanac/Words.tsx';

/** Paragraphs from `packages/content`. */
export const Paragraphs = ({ texts }: { texts: readonly string[] }) =>
  texts.map((paragraph) => (
    <p key={paragraph}>
      <Words text={paragraph} />
    </p>
  ));

/** A list of points from `packages/content`. */
export const Points = ({ texts }: { texts: readonly string[] }) => (
  <ul>
    {texts.map((point) => (
      <li key={point}>
        <Words text={point} />
      </li>
    ))}
  </ul>
);

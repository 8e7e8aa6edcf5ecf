import { Fragment } from 'react';

/** Chinese characters, marked as such for screen readers and hyphenation. */
export const Han = ({ children }: { children: string }) => <span lang="zh-Hant">{children}</span>;

/** A text with its Chinese characters marked as such. */
export const MarkedHan = ({ children }: { children: string }) =>
  children
    .split(/(\p{Script=Han}+)/u)
    // The index is a stable key, because the parts of a text never move. Every second part is Chinese.
    .map((part, index) => <Fragment key={index}>{index % 2 ? <Han>{part}</Han> : part}</Fragment>);

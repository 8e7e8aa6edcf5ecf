/** Chinese characters, marked as such for screen readers and hyphenation. */
export const Han = ({ children }: { children: string }) => <span lang="zh-Hant">{children}</span>;

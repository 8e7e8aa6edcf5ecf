/** Links to other pages, in a wrapping row. */
export function LinkList({ links }: { links: readonly { path: string; text: string }[] }) {
  return (
    <ul className="PublicPage-links">
      {links.map(({ path, text }) => (
        <li key={path}>
          <a href={path}>{text}</a>
        </li>
      ))}
    </ul>
  );
}

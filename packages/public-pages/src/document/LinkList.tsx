/** A wrapping row of links to other pages. */
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

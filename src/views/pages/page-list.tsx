export interface PageListProps {
  items: readonly string[];
}

/** A bulleted list of sentences. */
export function PageList({ items }: PageListProps) {
  return (
    <ul className="page-list">
      {items.map((item) => (
        <li key={item}>
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}

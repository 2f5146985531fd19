export interface PageListProps {
  items: readonly string[];
}

/** Points to read, each a sentence. */
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

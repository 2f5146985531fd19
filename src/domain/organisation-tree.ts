/** A row of the tree of organisations, branches, departments and resources. */
interface Row<Child> {
  id: string;
  name: string;
  children: readonly Child[];
}

/** With more resources than this the departments are closed at first. */
const manyResources = 60;

/** The rows that are open before the person opened or closed any, by their ids. */
export function openAtFirst<Node extends Row<Node>>(
  rows: readonly Node[],
  resources: number,
): string[] {
  return openable(rows, resources > manyResources ? 2 : undefined);
}

/** The ids of the rows that can be opened, down to a level; 1 is the organisations. */
export function openable<Node extends Row<Node>>(
  rows: readonly Node[],
  depth = Number.POSITIVE_INFINITY,
): string[] {
  if (depth < 1) return [];
  return rows.flatMap((row) =>
    row.children.length > 0 ? [row.id, ...openable(row.children, depth - 1)] : [],
  );
}

/** The rows whose names contain these words, with all below them and the rows that lead to them. */
export function filtered<Node extends Row<Node>>(rows: readonly Node[], words: string): Node[] {
  const wanted = plain(words.trim());
  const keep = (row: Node): Node[] => {
    if (plain(row.name).includes(wanted)) return [row];
    const children = row.children.flatMap(keep);
    return children.length > 0 ? [{ ...row, children }] : [];
  };
  return rows.flatMap(keep);
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLocaleLowerCase();
}

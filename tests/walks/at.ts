/** The item that a draw chooses. */
export function at<Item>(list: readonly Item[], draw: number): Item {
  const item = list[draw % list.length];
  if (item === undefined) throw new Error('There is nothing to choose from.');
  return item;
}

/** Ten branches of ten departments with this many resources in equal shares. */
export function organisationOf(size: number) {
  const list = <Item>(length: number, make: (place: number) => Item) =>
    Array.from({ length }, (_, place) => make(place));
  return {
    name: 'Rayalaseema Works',
    branches: list(10, (branch) => ({
      name: `Branch ${branch + 1}`,
      departments: list(10, (department) => ({
        name: `Department ${department + 1}`,
        resources: list(size / 100, (place) => ({
          resourceId: `resource-${branch}-${department}-${place}`,
          name: `Room ${place + 1} of department ${department + 1}`,
          kind: 'room',
          free_today: place,
        })),
      })),
    })),
  };
}

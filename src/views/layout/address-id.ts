/** An id from the address, decoded: the router leaves encoded characters such as slashes in it. */
export function addressId(id: string | undefined): string {
  try {
    return decodeURIComponent(id ?? '');
  } catch {
    return id ?? '';
  }
}

/** An id from the address: the router leaves slashes and the like in it as they are written there. */
export function addressId(id: string | undefined): string {
  try {
    return decodeURIComponent(id ?? '');
  } catch {
    return id ?? '';
  }
}

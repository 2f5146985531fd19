/**
 * An id from the address, decoded once: the router decodes all of it but characters such as slashes, so
 * that an id with a percent sign is read as the address has it.
 */
export function addressId(id = ''): string {
  const [, , written = ''] = location.pathname.split('/');
  try {
    return decodeURIComponent(decodeURI(written) === id ? written : id);
  } catch {
    return id;
  }
}

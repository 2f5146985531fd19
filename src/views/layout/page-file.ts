/** The file of the build with the HTML of an address, whose parameters do not count. */
export function pageFile(path: string): string {
  return `/pages${path.replace(/\/:.*/, '')}.html`;
}

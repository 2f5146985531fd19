/** The query of the next page, `?…`, by the answer's `Link` (§22.6); undefined on the last page. */
export function nextPageOf(response: Response): string | undefined {
  return /^<(\?[^>]+)>; rel="next"$/.exec(response.headers.get('link') ?? '')?.[1];
}

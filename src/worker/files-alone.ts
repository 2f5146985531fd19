/**
 * Stores what was asked for alone: a host may answer with a page for a file that it does not have, which
 * would stand in the place of that file for good.
 */
export const filesAlone = {
  cacheWillUpdate: async ({ request, response }: { request: Request; response: Response }) => {
    const isAsset = new URL(request.url).pathname.startsWith('/assets/');
    const isPage = response.headers.get('content-type')?.startsWith('text/html');
    return response.status === 200 && !(isAsset && isPage) ? response : null;
  },
};

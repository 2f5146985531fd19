import { inlineStyles } from './inline-styles.ts';

/**
 * Stores a page only with a policy that allows its styles. While a host changes to another version it may send
 * a page with the policy of the other one, and the page would stay white for as long as it is kept.
 */
export const allowedPages = {
  cacheWillUpdate: async ({ response }: { response: Response }) =>
    (await hasItsStyles(response)) ? response : null,
};

async function hasItsStyles(response: Response): Promise<boolean> {
  const policy = response.headers.get('content-security-policy');
  const isPage = response.headers.get('content-type')?.startsWith('text/html');
  // A policy without hashes allows styles in another way.
  if (!isPage || !policy?.includes("'sha256-")) return true;
  const styles = inlineStyles(await response.clone().text());
  for (const text of styles) if (!policy.includes(await hashOf(text))) return false;
  return true;
}

async function hashOf(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(bytes)))}'`;
}

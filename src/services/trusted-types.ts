/** The browser's API for Trusted Types, which the DOM's types lack. */
interface TrustedTypesLike {
  createPolicy(
    name: 'default',
    admit: Readonly<Record<'createHTML' | 'createScriptURL', (text: string) => string | null>>,
  ): void;
}

const captcha = /^https:\/\/www\.(google|gstatic)\.com\/recaptcha\//;

/**
 * Where the policy of the page asks for Trusted Types, the browser takes a text as markup or as a
 * script's address only if it passes here: the empty markup with which React Aria clears its
 * announcements, the service worker, and the captcha, which keeps to Trusted Types when asked to.
 */
export function admitTrustedTexts(): void {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypesLike };
  trustedTypes?.createPolicy('default', {
    createHTML: (markup) => (markup === '' ? markup : null),
    createScriptURL: (address) => {
      if (address === import.meta.env.VITE_WORKER) return address;
      if (!captcha.test(address)) return null;
      const url = new URL(address);
      url.searchParams.set('trustedtypes', 'true');
      return url.href;
    },
  });
}

/** What a policy admits; null refuses. */
type Admit = (text: string) => string | null;

/** The browser's API for Trusted Types, where it has one; the DOM's types lack it. */
interface TrustedTypesWindow {
  trustedTypes?: {
    createPolicy(
      name: string,
      admit: { createHTML?: Admit; createScriptURL: Admit },
    ): { createScriptURL(text: string): string };
  };
}

const captcha = /^https:\/\/www\.(google|gstatic)\.com\/recaptcha\//;

/**
 * Where the policy of the page asks for Trusted Types, the browser takes a text as markup or as a
 * script's address only if it passes here: the empty markup with which React Aria clears its
 * announcements, the service worker, and the captcha, which keeps to Trusted Types when asked to.
 */
export function admitTrustedTexts(): void {
  const { trustedTypes } = window as TrustedTypesWindow;
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

/**
 * The address of a worker's script in the form that the browser takes before the app has admitted any
 * text; a policy of this name can be made once.
 */
export function trustedScript(name: string, address: string): string {
  const { trustedTypes } = window as TrustedTypesWindow;
  const policy = trustedTypes?.createPolicy(name, { createScriptURL: (text) => text });
  return policy ? policy.createScriptURL(address) : address;
}

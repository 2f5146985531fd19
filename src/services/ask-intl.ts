/** The browser's API for Trusted Types, which the DOM's types lack. */
interface TrustedTypesLike {
  createPolicy(
    name: string,
    rules: { createScriptURL: (text: string) => string },
  ): { createScriptURL: (text: string) => string };
}

/**
 * Has a worker, whose script has this address, ask the browser about dates. The first such question takes
 * a slow phone 150 ms; the browser keeps what it has read for all that runs in its process, so that the
 * page then has its answers at once.
 */
export function askIntl(script: string): void {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypesLike };
  const policy = trustedTypes?.createPolicy('intl', { createScriptURL: (text) => text });
  new Worker(policy ? policy.createScriptURL(script) : script);
}

import type { BrowserContext } from '@playwright/test';

/**
 * Collects what no page should report: console errors, uncaught errors, requests to other hosts,
 * and whatever the policy of the page refuses or would refuse.
 */
export class ProblemLog {
  #problems: string[] = [];
  #isStopped = false;

  async watch(context: BrowserContext): Promise<void> {
    context.on('console', (message) => {
      const { url } = message.location();
      if (message.type() !== 'error' || isHarmless(message.text(), url)) return;
      this.#add(`console error: ${message.text()} (${url})`);
    });
    // Unhandled rejections arrive here as well.
    context.on('weberror', (failure) => this.#add(`uncaught: ${failure.error().message}`));
    context.on('request', (request) => {
      if (!isLocal(request.url())) this.#add(`asked another host: ${request.url()}`);
    });
    await context.addInitScript({ content: reportRefusals });
  }

  /** Forgets what was reported so far. */
  clear(): void {
    this.#problems = [];
  }

  /** Ignores all that follows: requests that the end of a test cuts off are no fault of the app. */
  stop(): void {
    this.#isStopped = true;
  }

  /** The problems that do not match. */
  besides(expected: RegExp | null): readonly string[] {
    return this.#problems.filter((problem) => !expected?.test(problem));
  }

  #add(problem: string): void {
    if (!this.#isStopped) this.#problems.push(problem);
  }
}

/** Runs in the page: Chromium's own lines leave out what a policy only reports. */
const reportRefusals = `addEventListener('securitypolicyviolation', (refusal) =>
  console.error('refused by the policy: ' + refusal.effectiveDirective + ' ' + refusal.blockedURI));`;

function isHarmless(text: string, url: string): boolean {
  // The Auth emulator has no captcha settings, and the sign-in goes on without them.
  return url.includes('/recaptchaConfig') && text.includes('501');
}

function isLocal(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return !protocol.startsWith('http') || hostname === 'localhost' || hostname === '127.0.0.1';
}

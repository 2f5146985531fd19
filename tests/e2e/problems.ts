import type { BrowserContext } from 'playwright-core';

/** Collects what no page of a context should report: console errors, uncaught errors, calls to the outside. */
export function watchProblems(context: BrowserContext, problems: string[]): void {
  context.on('console', (message) => {
    const { url } = message.location();
    if (message.type() !== 'error' || isHarmless(message.text(), url)) return;
    problems.push(`console error: ${message.text()} (${url})`);
  });
  // Unhandled rejections arrive here as well.
  context.on('weberror', (failure) => problems.push(`uncaught: ${failure.error().message}`));
  context.on('request', (request) => {
    if (!isAtHome(request.url())) problems.push(`asked the outside: ${request.url()}`);
  });
}

function isHarmless(text: string, url: string): boolean {
  // The Auth emulator has no captcha settings, and the sign-in goes on without them.
  return url.includes('/recaptchaConfig') && text.includes('501');
}

function isAtHome(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return !protocol.startsWith('http') || hostname === 'localhost' || hostname === '127.0.0.1';
}

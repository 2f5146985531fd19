import type { BrowserContext } from '@playwright/test';

/** A visit as by Safari on an iPhone, which has no close watchers. */
export const iphone = {
  hasTouch: true,
  userAgent:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  prepare: async (context: BrowserContext): Promise<void> => {
    await context.addInitScript(() => {
      Reflect.deleteProperty(window, 'CloseWatcher');
      Object.defineProperty(navigator, 'userAgentData', { value: undefined });
      Object.defineProperty(navigator, 'platform', { value: 'iPhone' });
    });
  },
};

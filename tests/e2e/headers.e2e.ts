import { expect } from '@playwright/test';
import { test } from './fixtures.ts';
import { iphone } from './iphone.ts';
import { ProblemLog } from './problem-log.ts';

test('Policy: the browser refuses foreign scripts, markup, frames and addresses, and a test hears of each refusal', async ({
  browser,
  stack,
}) => {
  const context = await browser.newContext();
  const problems = new ProblemLog();
  await problems.watch(context);
  const page = await context.newPage();
  await page.goto(`${stack.appUrl}/about-us`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(problems.besides(null)).toEqual([]);

  await page.evaluate(() => {
    const add = (name: string, attributes: Record<string, string>, text = '') => {
      const element = document.createElement(name);
      for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
      element.append(text);
      document.body.append(element);
    };
    const attempt = (action: () => void) => {
      try {
        action();
      } catch {
        // The policy reports it.
      }
    };
    attempt(() => add('style', {}, 'body { display: none }'));
    attempt(() => add('p', { style: 'color: red' }));
    attempt(() => add('img', { src: 'http://pictures.example/1.png' }));
    attempt(() => add('iframe', { src: 'https://frames.example/' }));
    attempt(() => add('base', { href: 'https://base.example/' }));
    attempt(() => add('script', { src: 'https://scripts.example/1.js' }));
    attempt(() => add('script', {}, 'document.title = "mine"'));
    attempt(() => {
      document.body.innerHTML = '<p>mine</p>';
    });
    void fetch('https://data.example/').catch(() => undefined);
  });
  const refused = () => {
    const lines = problems.besides(null).join('\n');
    return [...new Set(lines.match(/(?<=refused by the policy: )\S+ \S+/g))].toSorted();
  };
  await expect
    .poll(refused)
    .toEqual([
      'base-uri https://base.example/',
      'connect-src https://data.example/',
      'frame-src https://frames.example',
      'img-src http://pictures.example/1.png',
      'require-trusted-types-for trusted-types-sink',
      'style-src-attr inline',
      'style-src-elem inline',
    ]);
  await expect(page).toHaveTitle('About us · Timewell');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.close();
});

test.describe(() => {
  test.use({ expectedProblems: /frame-ancestors|ERR_BLOCKED_BY_RESPONSE/ });

  test('Policy: no page of another origin can show the app in a frame', async ({
    openPage,
    stack,
  }) => {
    const other = `${stack.authUrl}/other-site`;
    // It names its icon, for which the whole browser would otherwise ask in vain.
    const body = '<!doctype html><link rel="icon" href="data:," /><p>Another site</p>';
    const page = await openPage({
      at: other,
      prepare: async (context) => {
        await context.route(other, (route) => route.fulfill({ contentType: 'text/html', body }));
      },
    });
    await page.evaluate((address) => {
      const frame = document.createElement('iframe');
      frame.src = address;
      document.body.append(frame);
    }, `${stack.appUrl}/home`);
    await expect.poll(() => page.frames()[1]?.url()).toBe('chrome-error://chromewebdata/');
  });
});

test('Policy: a page may ask for the place and for the code of a text message, and for no camera, microphone or payment', async ({
  openPage,
}) => {
  const page = await openPage({ at: '/about-us' });
  const allowed = () =>
    page.evaluate(() => {
      const { featurePolicy } = document as Document & {
        featurePolicy?: { allowsFeature: (name: string) => boolean };
      };
      const features = ['geolocation', 'otp-credentials', 'camera', 'microphone', 'payment'];
      return features.filter((feature) => featurePolicy?.allowsFeature(feature));
    });
  await expect.poll(allowed).toEqual(['geolocation', 'otp-credentials']);
});

test('Policy: the styles with which dialogs keep an iPhone from scrolling the page under them are allowed', async ({
  openPage,
}) => {
  const page = await openPage({ at: '/home', ...iphone });
  await page.getByRole('button', { name: 'Doctor Available' }).click();
  await expect(page.getByRole('dialog', { name: 'Doctor Services' })).toBeVisible();
  const rules = () =>
    page.evaluate(() => {
      const styles = [...document.querySelectorAll('style')];
      const own = styles.find(({ textContent }) => textContent.includes('overscroll-behavior'));
      return own?.sheet?.cssRules.length;
    });
  await expect.poll(rules).toBe(1);
});

import type { BrowserContext, Route } from '@playwright/test';
import { openToAll } from '../../scripts/open-answer.ts';
import { wellAnswers } from '../world/answers.ts';
import { Network } from '../world/network.ts';
import { answersOfPictures, type OwnAnswers } from './answers.ts';

/** Answers all calls of the app with the same data on every day and machine. */
export async function serve(context: BrowserContext, url: string, own: OwnAnswers): Promise<void> {
  const network = new Network({ ...wellAnswers, ...answersOfPictures, ...own });
  await context.route(`${url}/**`, (route) => answer(route, network));
}

async function answer(route: Route, network: Network): Promise<void> {
  const request = route.request();
  if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers: openToAll });
  const body = request.postData();
  const asked = new Request(request.url(), {
    method: request.method(),
    headers: request.headers(),
    ...(body === null ? {} : { body }),
  });
  const response = await network.fetch(asked);
  return route.fulfill({
    status: response.status,
    headers: { ...Object.fromEntries(response.headers), ...openToAll },
    body: await response.text(),
  });
}

import type { Locator } from '@playwright/test';

const nowhere = { x: Number.NaN, y: Number.NaN, width: Number.NaN, height: Number.NaN };

/** Where a part of the page stands, as a poll asks again and again; nowhere while it is not shown. */
export async function boxOf(part: Locator) {
  return (await part.boundingBox()) ?? nowhere;
}

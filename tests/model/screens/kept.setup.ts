import { expect, test } from '@playwright/test';
import { keepScreens } from '../../../scripts/screens/keep.ts';
import { readScreens } from '../../../scripts/screens/kept.ts';
import { shownFlows } from './flows.ts';

const isMissing = (flow: string) => readScreens(flow) === null;

// A whole run of the tests has walked the views already.
test('Screens: each flow on a view has kept what its states show', async () => {
  if (shownFlows.some(isMissing)) await keepScreens();
  expect(shownFlows.filter(isMissing)).toEqual([]);
});

import { act, screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { ContextFrom } from 'xstate';
import { texts } from '#domain/texts.ts';
import type { organisationsMachine } from '../../src/machines/organisations.ts';
import { OrganisationScreen } from '../../src/views/organisations/organisation-screen.tsx';
import { areClosed, organisationsModel } from './flows/organisations.model.ts';
import { ofAsha, press } from './harness/person.ts';
import { describeView, type Stage } from './harness/view.tsx';

const row = (name: RegExp) => screen.findByRole('row', { name });

describeView({
  model: organisationsModel,
  device: { 'a member': ofAsha },
  screens: { 'a member': () => <OrganisationScreen /> },
  events: {
    'organisations.retried': async (event, stage) => {
      if (screen.queryByRole('alert')) await press(texts.tryAgain)(event, stage);
      else await networkReturns(stage);
    },
    'words.changed': async ({ words }, { user }) => {
      const field = screen.getByRole('searchbox', { name: 'Find a resource' });
      await user.clear(field);
      if (words !== '') await user.type(field, words);
    },
    'row.toggled': async (_, { user }) => {
      await user.click(await row(/^Sunrise Trust/));
    },
    'all.toggled': press('Collapse all'),
    'resource.chosen': async (_, { user, emitted }) => {
      await user.click(await row(/^Community hall/));
      expect(emitted.at(-1)).toMatchObject({ type: 'route.requested', to: '/resource/hall%2F1' });
    },
  },
  states: {
    loading: ({ fakes }) => {
      expect(screen.getByRole('main').getAttribute('aria-busy')).toBe('true');
      expect(fakes.waiting('getUserOrganisations')).toBe(1);
      expect(fakes.lastInput('getUserOrganisations')).toEqual({ userID: 'asha' });
    },
    'listing.day.current': ({ fakes }, { snapshot: { context } }) => {
      expect(fakes.waiting('awaitNextDay')).toBe(1);
      return expectRows(context);
    },
    'listing.day.renewing': ({ fakes }, { snapshot: { context } }) => {
      expect(fakes.waiting('getUserOrganisations')).toBe(1);
      return expectRows(context);
    },
    'listing.search.resting': (_, { snapshot: { context } }) => {
      const said = context.words === 'hall' ? '1 resource found' : '';
      expect(screen.getByRole('status', { name: '' }).textContent).toBe(said);
    },
    'listing.search.typing': () => {
      expect(screen.getByRole('status', { name: '' })).toBeEmptyDOMElement();
    },
    empty: () => {
      expect(screen.getByText("You're not part of any organisation yet")).toBeVisible();
      expect(screen.getByText("Once you join, you'll see them here.")).toBeVisible();
      expect(screen.queryByRole('button', { name: texts.tryAgain })).toBeNull();
    },
    failed: () => {
      expect(screen.getByRole('alert')).toBeVisible();
      expect(screen.queryByText(texts.noOrganisations)).toBeNull();
    },
  },
});

/** The longest pause before what failed is asked for again. */
async function networkReturns({ fakes, clock }: Stage): Promise<void> {
  await act(async () => fakes.say('watchNetwork', { type: 'network.returned' }));
  await act(async () => clock.increment(1_500));
}

async function expectRows(context: ContextFrom<typeof organisationsMachine>): Promise<void> {
  const isFreeKnown = context.whole.rows.at(-1)?.freeToday === 3;
  const hall = isFreeKnown ? /^Community hall, 3 slots free today$/ : /^Community hall$/;
  const levels = [/^Sunrise Trust/, /^Old town/, /^Events/, hall];
  const shown = areClosed(context) ? levels.slice(0, 1) : levels;
  for (const [place, name] of shown.entries()) {
    expect((await row(name)).getAttribute('aria-level')).toBe(String(place + 1));
  }
  expect(screen.getAllByRole('row')).toHaveLength(shown.length);
  expect(screen.getByRole('searchbox')).toHaveValue(context.words);
}

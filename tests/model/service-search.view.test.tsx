import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { searchTexts } from '#domain/search-texts.ts';
import { texts } from '#domain/texts.ts';
// Loaded before the tests: on a busy machine that takes longer than an assertion waits.
import '../../src/views/explore/search-results.tsx';
import { ServiceSearch } from '../../src/views/explore/service-search.tsx';
import { serviceSearchModel, type yoga } from './flows/service-search.model.ts';
import { button, press } from './harness/person.ts';
import { describeView, newRoutes, type Stage } from './harness/view.tsx';
import type { Expected } from './harness/walk.ts';

describeView({
  model: serviceSearchModel,
  screens: {
    'a page with Explore Services': () => (
      <ServiceSearch>
        <p>The categories</p>
      </ServiceSearch>
    ),
  },
  events: {
    'text.typed': async ({ text }) => {
      await act(async () => fireEvent.change(field(), { target: { value: text } }));
    },
    'search.submitted': async (_, { user }) => user.type(field(), '{Enter}'),
    'search.cleared': async (_, { user }) => {
      await user.click(button(searchTexts.clear));
      expect(field()).toHaveFocus();
    },
    'search.retried': press(texts.tryAgain),
    'search.restored': (event, { fakes }) => act(async () => fakes.say('searchKeeper', event)),
    'sort.chosen': press(searchTexts.sorts.price),
    'more.requested': async (_, { user }) => {
      const more = screen.queryByRole('button', { name: /^(Show more|Try again)$/ });
      if (more) await user.click(more);
    },
    'service.chosen': async (_, stage) => {
      await stage.user.click(button(/^Morning yoga/));
      expect(newRoutes(stage)).toEqual(['/service-details']);
    },
    'place.changed': (event, { fakes }) => act(async () => fakes.say('watchPlace', event)),
  },
  states: {
    resting: () => {
      expect(field()).toHaveValue('');
      expect(screen.getByText('The categories')).toBeInTheDocument();
      expect(document.querySelector('.search-results')).toBeNull();
      expect(screen.queryByRole('button', { name: searchTexts.clear })).toBeNull();
    },
    'searching.waiting': (stage, expected) => expectBusy(stage, expected, null),
    'searching.asking': (stage, expected) => expectBusy(stage, expected, 'searchServices'),
    'searching.gathering': (stage, expected) => expectBusy(stage, expected, 'listAllServices'),
    'searching.listing': (_, expected) => {
      expectList(expected);
      const { items, next } = expected.snapshot.context.list;
      const count = items.length === 1 ? '1 service' : `${items.length} services`;
      const said = searchTexts.found(next === null ? count : `More than ${count}`, 'fitness');
      expect(status()).toHaveTextContent(said);
    },
    'searching.empty': () => {
      expect(status()).toHaveTextContent(searchTexts.notFound('fitness'));
      expect(screen.queryByRole('list')).toBeNull();
      expect(button(searchTexts.showCategories)).toBeEnabled();
    },
    'searching.failed': () => {
      expect(screen.getByRole('alert')).toHaveTextContent('The services did not arrive.');
      expect(status()).toBeEmptyDOMElement();
    },
    'searching.loadingMore': ({ fakes }, expected) => {
      expectList(expected);
      expect(fakes.waiting('searchServices', { cursor: 'page 2' })).toBe(1);
    },
    'searching.moreFailed': (_, expected) => {
      expectList(expected);
      expect(screen.getByRole('alert')).toHaveTextContent(texts.moreFailed);
    },
  },
});

function field(): HTMLElement {
  return screen.getByRole('searchbox', { name: searchTexts.search });
}

/** Beside the region of the toasts, which is a status too. */
function status(): HTMLElement | undefined {
  return screen.getAllByRole('status').find((one) => one.matches('.search-results-said'));
}

/** What was found before stays while the next search is under way. */
function expectBusy({ fakes }: Stage, expected: Expected, asked: string | null): void {
  expectList(expected);
  expect(status()).toHaveTextContent(searchTexts.searching);
  const waiting = fakes.waiting('searchServices') + fakes.waiting('listAllServices');
  expect(waiting).toBe(asked === null ? 0 : 1);
  if (asked) expect(fakes.waiting(asked)).toBe(1);
}

function expectList({ snapshot }: Expected): void {
  const { items } = snapshot.context.list;
  const list = screen.queryByRole('list');
  const shown = list ? within(list).getAllByRole('button') : [];
  const names = shown.map((card) => card.querySelector('.service-card-name')?.textContent);
  expect(names).toEqual(items.map(({ name }: typeof yoga) => name));
  expect(field()).toHaveValue(snapshot.context.text);
}

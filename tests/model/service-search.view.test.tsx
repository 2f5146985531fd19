import { act, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect } from 'vitest';
import { searchTexts } from '#domain/search.texts.ts';
import { texts } from '#domain/texts.ts';
import { SearchField } from '../../src/views/explore/search-field.tsx';
import { SearchFlow } from '../../src/views/explore/search-flow.tsx';
import { serviceSearchModel, type yoga } from './flows/service-search.model.ts';
import { button, press } from './harness/person.ts';
import { describeView, newRoutes, type Stage } from './harness/view.tsx';
import type { Expected } from './harness/walk.ts';

describeView({
  model: serviceSearchModel,
  screens: {
    'a page with Explore Services': () => <Page />,
  },
  events: {
    'text.typed': async ({ text }) => {
      await act(async () => fireEvent.input(field(), { target: { value: text } }));
    },
    'search.submitted': async (_, { user }) => user.type(field(), '{Enter}'),
    'search.cleared': async (_, { user }) => {
      const showAll = screen.queryByRole('button', { name: searchTexts.showCategories });
      if (showAll) await user.click(showAll);
      else await user.type(field(), '{Escape}');
      expect(field()).toHaveFocus();
    },
    'search.retried': press(texts.tryAgain),
    'search.restored': (event, { fakes }) => act(async () => fakes.say('searchKeeper', event)),
    'search.dropped': (event, { fakes }) => act(async () => fakes.say('searchKeeper', event)),
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
      expect(screen.getByText('The categories')).toBeVisible();
      expect(document.querySelector('.search-results')).toBeNull();
    },
    'searching.waiting': (stage, expected) => expectBusy(stage, expected, null),
    'searching.asking': (stage, expected) => expectBusy(stage, expected, 'searchServices'),
    'searching.gathering': (stage, expected) => expectBusy(stage, expected, 'listAllServices'),
    'searching.listing': (_, expected) => {
      expectList(expected);
      const { text, list } = expected.snapshot.context;
      const { items, next } = list;
      const count = items.length === 1 ? '1 service' : `${items.length} services`;
      const said = searchTexts.found(next === null ? count : `More than ${count}`, text);
      expect(status()).toHaveTextContent(said);
    },
    'searching.empty': (_, { snapshot }) => {
      expect(status()).toHaveTextContent(searchTexts.notFound(snapshot.context.text));
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

/** The field and what its text finds, without the way in which the code of that is fetched. */
function Page() {
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const [isSearching, setSearching] = useState(false);
  return (
    <>
      <SearchField ref={setInput} />
      {input && <SearchFlow field={input} onSearching={setSearching} />}
      {!isSearching && <p>The categories</p>}
    </>
  );
}

function field(): HTMLElement {
  return screen.getByRole('searchbox', { name: texts.searchServices });
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

import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { EnvironmentContext } from '../../src/views/flow/environment.ts';
import { Notices } from '../../src/views/notices/notices.tsx';
import { setStage } from '../model/harness/view.tsx';

/** In milliseconds. */
const aDay = 86_400_000;

type Pass = (milliseconds: number) => void;

afterEach(() => {
  vi.restoreAllMocks();
});

it('Toasts: one that comes while the person looks at something else waits until they are back', () => {
  const { raise, look, pass } = open();
  look('hidden');
  raise('Booking failed.');
  pass(aDay);
  raise('The event was not changed.');
  pass(aDay);
  expect(toasts()).toEqual(['Booking failed.', 'The event was not changed.']);
  look('visible');
  pass(5_999);
  expect(toasts()).toEqual(['Booking failed.', 'The event was not changed.']);
  pass(1);
  expect(toasts()).toEqual([]);
});

it.each([
  ['was there when the person looked away', (_: HTMLElement, pass: Pass) => pass(5_000), () => {}],
  [
    'the focus or the pointer leaves on a hidden page',
    (button: HTMLElement) => act(() => button.focus()),
    (button: HTMLElement) => act(() => button.blur()),
  ],
])('Toasts: one that %s is still there when the person is back', (_, before, whileHidden) => {
  const { raise, look, pass } = open();
  raise('Booking failed.');
  const button = screen.getByRole('button', { name: 'Dismiss' });
  before(button, pass);
  look('hidden');
  whileHidden(button);
  pass(aDay);
  expect(toasts()).toEqual(['Booking failed.']);
  look('visible');
  pass(6_000);
  expect(toasts()).toEqual([]);
});

it('Toasts: one that has the focus stays when a pointer that has passed over it leaves, or its person has looked away, until the focus leaves too', () => {
  const { raise, look, pass } = open();
  raise('Booking failed.');
  const button = screen.getByRole('button', { name: 'Dismiss' });
  act(() => button.focus());
  fireEvent.pointerEnter(screen.getByRole('status'));
  fireEvent.pointerLeave(screen.getByRole('status'));
  pass(aDay);
  // Back at a page that has kept its focus.
  look('hidden');
  look('visible');
  pass(aDay);
  expect(button).toHaveFocus();
  act(() => button.blur());
  pass(6_000);
  expect(toasts()).toEqual([]);
});

it('Toasts: one that the pointer rests on stays when its person is back at the page, or another one comes, until the pointer leaves', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const { raise, look, pass } = open();
  raise('Booking failed.');
  const region = screen.getByRole('status');
  // jsdom hovers over nothing.
  const find = vi.spyOn(document, 'querySelector');
  find.mockImplementation((selectors) => (selectors.includes('.toast:hover') ? region : null));
  fireEvent.pointerEnter(region);
  for (const hidden of ['hidden', 'visible'] as const) look(hidden);
  pass(aDay);
  raise('The event was not changed.');
  pass(aDay);
  expect(toasts()).toEqual(['Booking failed.', 'The event was not changed.']);
  find.mockRestore();
  fireEvent.pointerLeave(region);
  pass(6_000);
  expect(toasts()).toEqual([]);
});

it('Toasts: the one that comes in the place of a focused one goes by itself, and the page has the focus', () => {
  const { raise, pass } = open();
  raise('Booking failed.', 'booking');
  act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
  raise('Booked.', 'booking');
  expect(toasts()).toEqual(['Booked.']);
  expect(screen.getByRole('main')).toHaveFocus();
  pass(6_000);
  expect(toasts()).toEqual([]);
});

function open() {
  const { environment, clock } = setStage();
  render(
    <EnvironmentContext value={environment}>
      <main tabIndex={-1} />
      <Notices />
    </EnvironmentContext>,
  );
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  return {
    raise: (text: string, topic = text) =>
      act(() =>
        environment.app.send({ type: 'toast.raised', toast: { text, tone: 'failure', topic } }),
      ),
    look: (state: DocumentVisibilityState) => {
      hidden.mockReturnValue(state === 'hidden');
      act(() => document.dispatchEvent(new Event('visibilitychange')));
    },
    pass: (milliseconds: number) => act(() => clock.increment(milliseconds)),
  };
}

function toasts(): (string | null)[] {
  return [...screen.getByRole('status').children].map(({ textContent }) => textContent);
}

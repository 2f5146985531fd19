import { act, screen, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, vi } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import { noticesModel } from './flows/notices.model.ts';
import { button, press, tell, toast } from './harness/person.ts';
import { describeView, type Stage } from './harness/view.tsx';

const region = () => screen.getByRole('status', { name: 'Notifications' });
const shown = () => [...region().querySelectorAll('.toast p')].map((node) => node.textContent);

function noticesOf({ environment: { app } }: Stage) {
  const { notices } = app.getSnapshot().children;
  if (!notices) throw new Error('The app has no notices.');
  return notices.getSnapshot();
}

/** Whether the pointer rests on the toasts; jsdom hovers over nothing. */
let isPointed = false;

beforeAll(() => {
  const find = document.querySelector.bind(document);
  vi.spyOn(document, 'querySelector').mockImplementation((selectors: string) =>
    isPointed && selectors.includes('.toast:hover') ? region() : find(selectors),
  );
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});

afterAll(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describeView({
  model: noticesModel,
  screens: {
    'the app opens': () => {
      isPointed = false;
      return null;
    },
  },
  events: {
    'toast.raised': tell,
    'toast.withdrawn': tell,
    'alert.raised': tell,
    'toast.dismissed': async ({ id }, stage) => {
      const notices = noticesOf(stage);
      const wasHeld = notices.matches({ toasts: 'held' });
      const text = notices.context.toasts.find((one) => one.id === id)?.text ?? '';
      const card = toast(text).closest<HTMLElement>('.toast') ?? region();
      await stage.user.click(within(card).getByRole('button', { name: 'Dismiss' }));
      // The pointer on the button holds all toasts until it leaves them.
      if (!wasHeld) await stage.user.unhover(region());
    },
    'toast.acted': async ({ id }, stage) => {
      const isHeld = noticesOf(stage).matches({ toasts: 'held' });
      const { action } = noticesOf(stage).context.toasts.find((one) => one.id === id) ?? {};
      await stage.user.click(button(action?.label ?? ''));
      expect(stage.emitted.splice(0)).toMatchObject([action?.event]);
      if (!isHeld) await stage.user.unhover(region());
    },
    'toasts.held': (_, { user }) => {
      isPointed = true;
      return user.hover(region());
    },
    'toasts.released': (_, { user }) => {
      isPointed = false;
      return user.unhover(region());
    },
    'alert.dismissed': press('OK'),
    'person.left': (_, stage) =>
      tell({ type: 'session.ended', cause: 'loggedOut', userID: null }, stage),
  },
  states: {
    'toasts.quiet': () => {
      expect(shown()).toEqual([]);
      expect(region().getAttribute('aria-live')).toBe('polite');
    },
    'toasts.showing': (_, { snapshot }) => {
      expect(shown()).toEqual(textsOf(snapshot));
    },
    'toasts.held': ({ clock }, { snapshot }) => {
      act(() => clock.increment(60_000));
      expect(shown()).toEqual(textsOf(snapshot));
    },
    'alerts.none': () => {
      expect(screen.queryByRole('alertdialog')).toBeNull();
    },
    'alerts.open': async (_, { snapshot }) => {
      const [first] = snapshot.context.alerts;
      const dialog = await screen.findByRole('alertdialog', { name: first.title });
      expect(dialog.textContent).toContain(first.message);
      expect(button('OK')).toBeVisible();
    },
  },
});

function textsOf({ context }: AnyMachineSnapshot): string[] {
  return context.toasts.map(({ text }: { text: string }) => text);
}

import { act, screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { brand } from '#domain/brand.ts';
import { pushTexts } from '#domain/push.texts.ts';
import { withServices } from '../../src/machines/kit/with-services.ts';
import { pushMachine } from '../../src/machines/push.ts';
import { useApp } from '../../src/views/flow/environment.ts';
import { HeaderMenu } from '../../src/views/header/header-menu.tsx';
import { PushOffer } from '../../src/views/push/push-offer.tsx';
import { pushModel } from './flows/push.model.ts';
import { sessionOf } from './flows/session.model.ts';
import { button, press, tell } from './harness/person.ts';
import { describeView, type Stage } from './harness/view.tsx';

function Screen() {
  const isOffered = useApp(({ context }) => context.pushOffer === 'card');
  return (
    <>
      <HeaderMenu />
      {isOffered && <PushOffer />}
    </>
  );
}

async function openMenu({ user, fakes }: Stage): Promise<void> {
  await user.click(button('Menu'));
  await act(async () => fakes.resolve('checkSession', { valid: true }));
}

const offer = () => screen.queryByRole('complementary', { name: pushTexts.offer });
const toasts = () => [...document.querySelectorAll('.toast')].map(({ textContent }) => textContent);

function expectNothing(): void {
  expect(offer()).toBeNull();
}

describeView({
  model: pushModel,
  device: { 'a remembered user': { stored: sessionOf('asha') } },
  screens: {
    'a remembered user': () => <Screen />,
    'signed out': () => <Screen />,
  },
  provide: (fakes) => ({ push: withServices(pushMachine, fakes.actors) }),
  events: {
    'person.arrived': ({ userID, mobileNumber }, stage) =>
      tell(
        mobileNumber === null
          ? { type: 'session.adopted', userID }
          : { type: 'user.signedIn', userID, mobileNumber, token: userID },
        stage,
      ),
    'person.left': (_, stage) =>
      tell({ type: 'session.ended', cause: 'loggedOut', userID: null }, stage),
    'offer.accepted': press(pushTexts.turnOn),
    'offer.declined': press(pushTexts.notNow),
    'push.wanted': async (_, stage) => {
      await openMenu(stage);
      await stage.user.click(screen.getByRole('menuitem', { name: pushTexts.turnOn }));
      expect(screen.queryByRole('menu')).toBeNull();
    },
    'push.received': (event, { fakes }) => act(async () => fakes.say('pushMessages', event)),
    'wish.changedElsewhere': (event, { fakes }) => act(async () => fakes.say('pushStore', event)),
    'network.returned': async (event, { fakes }) => {
      await act(async () => fakes.say('watchNetwork', { type: 'network.lost' }));
      await act(async () => fakes.say('watchNetwork', event));
    },
  },
  states: {
    away: expectNothing,
    leaving: expectNothing,
    'present.recalling': expectNothing,
    'present.unavailable': (_, { after }) => {
      expectNothing();
      const isDenied = after?.output?.outcome === 'denied';
      expect(toasts()).toEqual(isDenied ? [pushTexts.blocked] : []);
    },
    'present.offering.explaining': ({ fakes }) => {
      expect(offer()?.textContent).toContain(pushTexts.reason);
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(fakes.waiting('askPermission')).toBe(0);
    },
    'present.offering.declined': expectNothing,
    'present.asking': ({ fakes }) => {
      expect(offer()).toBeNull();
      expect(fakes.waiting('askPermission')).toBe(1);
    },
    'present.listening.registering': expectNothing,
    'present.listening.saving': expectNothing,
    'present.listening.registered': (_, { snapshot, after }) => {
      expectNothing();
      const isSaid = snapshot.context.reason !== 'remembered';
      expect(toasts()).toEqual([...(isSaid ? [pushTexts.on] : []), ...messageOf(after)]);
    },
    'present.listening.failed': (_, { snapshot }) => {
      expectNothing();
      const isSaid = snapshot.context.reason === 'menu';
      expect(toasts().includes(pushTexts.failed)).toBe(isSaid);
    },
  },
});

/** A message as its toast reads: its title or the brand, and its words. */
function messageOf(event: AnyEventObject | null): string[] {
  if (event?.type !== 'push.received') return [];
  const { title, body } = event;
  return [body === null ? title : `${title ?? brand}${body}`];
}

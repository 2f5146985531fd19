import { expect } from 'vitest';
import { brand } from '../../src/domain/brand.ts';
import { texts } from '../../src/domain/texts.ts';
import { mobileNumber, pushModel } from './flows/push.model.ts';
import { describeFlow, type Rest } from './harness/bare.ts';

type PushRest = Rest<typeof pushModel.machine>;

const toast = (toast: object) => ({ type: 'toast.raised', toast });

describeFlow({
  model: pushModel,
  states: {
    away: ({ context, fakes }) => {
      expect([context.userID, context.token]).toEqual([null, '']);
      expect(fakes.calls.filter(({ actor }) => actor === 'forgetPush')).not.toEqual([]);
    },
    leaving: ({ context, fakes }) => {
      expect(fakes.waiting('forgetPush')).toBe(1);
      expect(fakes.waiting('savePushToken') + fakes.waiting('getPushToken')).toBe(0);
      expect(context.token).toBe('');
    },
    'present.recalling': ({ context: { userID, mobileNumber: number }, fakes }) => {
      const input = { userID, mobileNumber: number };
      expect(fakes.calls.at(-1)).toEqual({ actor: 'recallPush', input });
    },
    'present.unavailable': (rest) => {
      const { snapshot, told, after } = rest;
      expect(snapshot.can({ type: 'push.wanted' })).toBe(false);
      expect(snapshot.can({ type: 'offer.accepted' })).toBe(false);
      if (after?.output?.outcome !== 'denied') return;
      expectStored(rest, 'declined');
      expect(told.at(-1)).toEqual(toast({ text: texts.pushBlocked, tone: 'info' }));
    },
    'present.offering': ({ snapshot, fakes, told }) => {
      expect(snapshot.hasTag('offer')).toBe(true);
      expect(fakes.waiting('askPermission')).toBe(0);
      expect(told).toEqual([]);
    },
    'present.declined': (rest) => {
      const { snapshot, told, after } = rest;
      expect(snapshot.can({ type: 'offer.accepted' })).toBe(false);
      expect(snapshot.can({ type: 'push.wanted' })).toBe(true);
      expect(told).toEqual([]);
      if (after?.type !== 'xstate.done.actor.recallPush') expectStored(rest, 'declined');
    },
    'present.asking': ({ snapshot, fakes }) => {
      expect(fakes.waiting('askPermission')).toBe(1);
      expect(snapshot.can({ type: 'push.wanted' })).toBe(false);
    },
    'present.registering': (rest) => {
      const { context, fakes, after } = rest;
      expect(fakes.calls.at(-1)).toEqual({
        actor: 'getPushToken',
        input: { userID: context.userID },
      });
      if (after?.output?.outcome === 'granted') expectStored(rest, 'wanted');
    },
    'present.saving': ({ fakes }) => {
      const input = { token: 'push token', mobileNumber };
      expect(fakes.calls.at(-1)).toEqual({ actor: 'savePushToken', input });
    },
    'present.listening': ({ context, fakes, told, after }) => {
      expect(fakes.listening.at(-1)?.actor).toBe('pushMessages');
      if (after?.type === 'xstate.done.actor.savePushToken')
        expect(told).toEqual(
          context.reason === 'remembered' ? [] : [toast({ text: texts.pushOn, tone: 'success' })],
        );
      if (after?.type !== 'push.received') return;
      const { title, body } = after;
      expect(told.at(-1)).toEqual(
        toast(
          body === null
            ? { text: title, tone: 'info' }
            : { title: title ?? brand, text: body, tone: 'info' },
        ),
      );
    },
    'present.failed': ({ context, snapshot, told }) => {
      expect(snapshot.can({ type: 'push.wanted' })).toBe(true);
      const failure = toast({ text: texts.pushFailed, tone: 'failure' });
      if (context.reason === 'menu') expect(told.at(-1)).toEqual(failure);
      else expect(told).not.toContainEqual(failure);
    },
  },
});

function expectStored({ context, fakes }: PushRest, choice: string): void {
  expect(fakes.lastMessage('pushStore')).toEqual({
    type: 'choice.stored',
    userID: context.userID,
    wish: { choice, mobileNumber },
  });
}

import { expect } from 'vitest';
import { brand } from '#domain/brand.ts';
import { pushTexts } from '#domain/push-texts.ts';
import { mobileNumber, pushModel } from './flows/push.model.ts';
import { describeFlow, type Rest } from './harness/bare.ts';

type PushRest = Rest<typeof pushModel.machine>;

/** What was said to the person. */
const said = ({ told }: Pick<PushRest, 'told'>) =>
  told.filter(({ type }) => type === 'toast.raised');
const offered = ({ told }: Pick<PushRest, 'told'>) =>
  told.findLast(({ type }) => type === 'push.stood')?.offer ?? 'none';
const toast = (toast: object) => ({ type: 'toast.raised', toast });

describeFlow({
  model: pushModel,
  states: {
    away: ({ context, fakes, told }) => {
      expect([context.userID, context.token, offered({ told })]).toEqual([null, '', 'none']);
      expect(fakes.calls.filter(({ actor }) => actor === 'forgetPush')).not.toEqual([]);
    },
    leaving: ({ context, fakes, told }) => {
      expect(offered({ told })).toBe('none');
      expect(fakes.waiting('forgetPush')).toBe(1);
      expect(fakes.waiting('savePushToken') + fakes.waiting('getPushToken')).toBe(0);
      expect(context.token).toBe('');
    },
    'present.recalling': ({ context: { userID, mobileNumber: number }, fakes }) => {
      const input = { userID, mobileNumber: number };
      expect(fakes.calls.at(-1)).toEqual({ actor: 'recallPush', input });
    },
    'present.unavailable': (rest) => {
      const { snapshot, after } = rest;
      expect(offered(rest)).toBe('none');
      expect(snapshot.can({ type: 'push.wanted' })).toBe(false);
      if (after?.output?.outcome !== 'denied') return;
      expectStored(rest, 'declined');
      expect(said(rest).at(-1)).toEqual(toast({ text: pushTexts.blocked, tone: 'info' }));
    },
    'present.offering': ({ fakes, told }) => {
      expect(offered({ told })).toBe('card');
      expect(fakes.waiting('askPermission')).toBe(0);
      expect(said({ told })).toEqual([]);
    },
    'present.declined': (rest) => {
      const { snapshot, after } = rest;
      expect([offered(rest), said(rest)]).toEqual(['menu', []]);
      expect(snapshot.can({ type: 'offer.accepted' })).toBe(false);
      if (after?.type !== 'xstate.done.actor.recallPush') expectStored(rest, 'declined');
    },
    'present.asking': ({ snapshot, fakes, told }) => {
      expect(offered({ told })).toBe('none');
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
        expect(said({ told })).toEqual(
          context.reason === 'remembered' ? [] : [toast({ text: pushTexts.on, tone: 'success' })],
        );
      if (after?.type !== 'push.received') return;
      const { title, body } = after;
      expect(said({ told }).at(-1)).toEqual(
        toast(
          body === null
            ? { text: title, tone: 'info' }
            : { title: title ?? brand, text: body, tone: 'info' },
        ),
      );
    },
    'present.failed': ({ context, told }) => {
      expect(offered({ told })).toBe('menu');
      const failure = toast({ text: pushTexts.failed, tone: 'failure' });
      if (context.reason === 'menu') expect(said({ told }).at(-1)).toEqual(failure);
      else expect(said({ told })).not.toContainEqual(failure);
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

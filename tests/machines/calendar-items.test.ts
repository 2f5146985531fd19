import { describe, expect, it } from 'vitest';
import { type CalendarItem, itemKinds } from '#domain/calendar.ts';
import { calendarItemsMachine } from '../../src/machines/calendar-items.ts';
import { startFlow } from './harness.ts';

const item: CalendarItem = {
  title: 'Dentist',
  time_slot: '2026-03-09T04:00:00Z',
  status: null,
  service_provider: null,
  invitees: null,
  notes: null,
};

function start() {
  return startFlow(calendarItemsMachine, () => ({ userID: 'asha' }), [
    ...itemKinds,
    'sessionStarts',
    'entryChanges',
    'pageLooks',
  ]);
}

describe('Calendar items', () => {
  it('Calendar items: they are three lists side by side, one a kind', () => {
    const items = start();
    expect(items.news()).toEqual({ at: 'listing' });
    expect(items.fakes.listening).toEqual([
      ...itemKinds.map((kind) => ({ actor: kind, input: { kind, userID: 'asha' } })),
      { actor: 'sessionStarts', input: undefined },
      { actor: 'entryChanges', input: undefined },
      { actor: 'pageLooks', input: undefined },
    ]);
  });

  it.each([
    ['when they are asked for again', { type: 'items.refreshed' }],
    ['when their owner signs in anew', { type: 'session.started', userID: 'asha' }],
  ] as const)('Calendar items: the three lists are refreshed together %s', (_, event) => {
    const items = start();
    items.send(event);
    expect(items.fakes.messages).toEqual(
      itemKinds.map((kind) => ({ actor: kind, event: { type: 'items.refreshed' } })),
    );
  });

  it('Calendar items: the three lists are told when the person looks at the page again', () => {
    const items = start();
    items.fakes.say('pageLooks', { type: 'page.shown' });
    expect(items.fakes.messages).toEqual(
      itemKinds.map((kind) => ({ actor: kind, event: { type: 'page.shown' } })),
    );
  });

  it('Calendar items: the lists of one person stay as they are when another person signs in', () => {
    const items = start();
    items.send({ type: 'session.started', userID: 'ravi' });
    expect(items.fakes.messages).toEqual([]);
  });

  it.each(itemKinds)(
    'Calendar items: an item of the kind %s is added to the list of that kind alone',
    (kind) => {
      const items = start();
      items.send({ type: 'item.added', day: '2026-03-09', added: { kind, item } });
      const event = { type: 'item.added', day: '2026-03-09', item };
      expect(items.fakes.messages).toEqual([{ actor: kind, event }]);
    },
  );

  it.each(itemKinds)(
    'Calendar items: an item of the kind %s is removed from the list of that kind alone',
    (kind) => {
      const items = start();
      items.fakes.say('entryChanges', { type: 'item.removed', kind, id: 'dentist' });
      const event = { type: 'item.removed', id: 'dentist' };
      expect(items.fakes.messages).toEqual([{ actor: kind, event }]);
    },
  );

  it.each(itemKinds)(
    'Calendar items: the other lists stay when that of the kind %s breaks down',
    (kind) => {
      const items = start();
      items.fakes.reject(kind, new Error('broken'));
      expect(items.news()).toEqual({ at: 'listing' });
      expect(items.fakes.running()).toEqual(
        ['appointment', 'entryChanges', 'event', 'pageLooks', 'sessionStarts', 'task'].filter(
          (other) => other !== kind,
        ),
      );
    },
  );
});

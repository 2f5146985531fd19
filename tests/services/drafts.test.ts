import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { createDrafts } from '../../src/services/drafts.ts';
import { memory } from '../world/storage.ts';

const Text = v.object({ text: v.string() });
const asha = { userID: 'asha' };
const ravi = { userID: 'ravi' };

describe('Drafts on the device', () => {
  it('are read by their owner and flow until they are dropped', () => {
    const drafts = createDrafts(memory(), memory());
    drafts.save(asha, 'event', { text: 'Holi' });
    expect(drafts.load(asha, 'event', Text)).toEqual({ text: 'Holi' });
    expect(drafts.load(asha, 'task', Text)).toBeNull();
    drafts.drop(asha, 'event');
    expect(drafts.load(asha, 'event', Text)).toBeNull();
  });

  it('are never shown to another user or to a visitor', () => {
    const drafts = createDrafts(memory(), memory());
    drafts.save(asha, 'event', { text: 'Holi' });
    expect(drafts.load(ravi, 'event', Text)).toBeNull();
    expect(drafts.load('visitor', 'event', Text)).toBeNull();
  });

  it('of a user outlive the tab, and drafts of a visitor do not', () => {
    const lasting = memory();
    const drafts = createDrafts(lasting, memory());
    drafts.save(asha, 'event', { text: 'Holi' });
    drafts.save('visitor', 'login', { text: '98765' });
    const inANewTab = createDrafts(lasting, memory());
    expect(inANewTab.load(asha, 'event', Text)).toEqual({ text: 'Holi' });
    expect(inANewTab.load('visitor', 'login', Text)).toBeNull();
  });

  it('in which nothing was typed or chosen live as long as the tab, until something is', () => {
    const lasting = memory();
    const drafts = createDrafts(lasting, memory());
    const onALaterVisit = () => createDrafts(lasting, memory()).load(asha, 'event', Text);
    drafts.save(asha, 'event', { text: '' }, true);
    expect(drafts.load(asha, 'event', Text)).toEqual({ text: '' });
    expect(onALaterVisit()).toBeNull();
    drafts.save(asha, 'event', { text: 'Holi' }, false);
    expect(onALaterVisit()).toEqual({ text: 'Holi' });
    drafts.save(asha, 'event', { text: '' }, true);
    expect(drafts.load(asha, 'event', Text)).toEqual({ text: '' });
    expect(onALaterVisit()).toBeNull();
    drafts.dropUser('asha');
    expect(drafts.load(asha, 'event', Text)).toBeNull();
  });

  it('of a visitor are dropped together, and other values of the tab stay', () => {
    const ofTab = memory();
    const drafts = createDrafts(memory(), ofTab);
    ofTab.setItem('theirs', 'kept');
    drafts.save('visitor', 'login', { text: 'a' });
    drafts.save('visitor', 'registration', { text: 'b' });
    drafts.save(asha, 'event', { text: 'Holi' });
    drafts.dropVisitor();
    expect(drafts.load('visitor', 'login', Text)).toBeNull();
    expect(drafts.load('visitor', 'registration', Text)).toBeNull();
    expect(drafts.load(asha, 'event', Text)).toEqual({ text: 'Holi' });
    expect(ofTab.getItem('theirs')).toBe('kept');
  });

  it('of a user are dropped together when they log out, and are kept again once they are back', () => {
    const lasting = memory();
    const drafts = createDrafts(lasting, memory());
    drafts.save(asha, 'event', { text: 'Holi' });
    drafts.save(asha, 'rsvp.event.1', { text: 'Yes' });
    drafts.save(ravi, 'event', { text: 'Diwali' });
    drafts.dropUser('asha');
    drafts.save(asha, 'event', { text: 'on its way out' });
    expect(lasting.keys()).toHaveLength(1);
    expect(drafts.load(ravi, 'event', Text)).toEqual({ text: 'Diwali' });
    expect(drafts.load(asha, 'event', Text)).toBeNull();
    drafts.save(asha, 'event', { text: 'Onam' });
    expect(drafts.load(asha, 'event', Text)).toEqual({ text: 'Onam' });
  });

  it.each(['', '{', 'null', '[]', '{"text":1}', '"Holi"', '{"__proto__":{"text":"x"}}'])(
    'count as absent when they read %j',
    (corrupted) => {
      const lasting = memory();
      const drafts = createDrafts(lasting, memory());
      drafts.save(asha, 'event', { text: 'Holi' });
      lasting.setItem(lasting.keys()[0] ?? '', corrupted);
      expect(drafts.load(asha, 'event', Text)).toBeNull();
    },
  );
});

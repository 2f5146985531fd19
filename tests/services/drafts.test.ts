import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
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

  it('stay when a user logs out whose id is the beginning of their owner’s', () => {
    const drafts = createDrafts(memory(), memory());
    const [short, long] = [{ userID: 'asha' }, { userID: 'asha.reddy' }];
    drafts.save(short, 'event', { text: 'Holi' });
    drafts.save(long, 'event', { text: 'Diwali' });
    drafts.dropUser('asha');
    expect(drafts.load(short, 'event', Text)).toBeNull();
    expect(drafts.load(long, 'event', Text)).toEqual({ text: 'Diwali' });
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

  it('of a visitor are dropped together but for one, and other values of the tab stay', () => {
    const ofTab = memory();
    const drafts = createDrafts(memory(), ofTab);
    ofTab.setItem('theirs', 'kept');
    drafts.save('visitor', 'login', { text: 'a' });
    drafts.save('visitor', 'registration', { text: 'b' });
    drafts.save(asha, 'event', { text: 'Holi' });
    drafts.save('visitor', 'app', { text: 'c' });
    drafts.dropVisitor('app');
    expect(drafts.load('visitor', 'app', Text)).toEqual({ text: 'c' });
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

  describe('of one form in two tabs', () => {
    function twoTabs() {
      const lasting = memory();
      const [storeA, storeB] = [memory(), memory()];
      return {
        a: createDrafts(lasting, storeA),
        b: createDrafts(lasting, storeB),
        reloadedA: () => createDrafts(lasting, storeA),
        reloadedB: () => createDrafts(lasting, storeB),
        laterVisit: () => createDrafts(lasting, memory()),
      };
    }

    it('are each tab’s own after a reload, and the last one is there on a later visit', () => {
      const { a, b, reloadedA, reloadedB, laterVisit } = twoTabs();
      a.save(asha, 'event', { text: 'Holi' });
      b.save(asha, 'event', { text: 'Onam' });
      expect(reloadedA().load(asha, 'event', Text)).toEqual({ text: 'Holi' });
      expect(reloadedB().load(asha, 'event', Text)).toEqual({ text: 'Onam' });
      expect(laterVisit().load(asha, 'event', Text)).toEqual({ text: 'Onam' });
    });

    it('are what was typed last in a form that is opened again', () => {
      const { a, b, reloadedA } = twoTabs();
      a.save(asha, 'event', { text: 'Holi' });
      a.leave(asha, 'event');
      b.load(asha, 'event', Text);
      b.save(asha, 'event', { text: 'Holi at noon' });
      expect(a.load(asha, 'event', Text)).toEqual({ text: 'Holi at noon' });
      b.save(asha, 'event', { text: 'Holi at six' });
      expect(reloadedA().load(asha, 'event', Text)).toEqual({ text: 'Holi at six' });
    });

    it('stay with the tab that leaves its form while the other one has typed over them', () => {
      const { a, b } = twoTabs();
      a.save(asha, 'event', { text: 'Holi' });
      b.save(asha, 'event', { text: 'Onam' });
      a.leave(asha, 'event');
      expect(a.load(asha, 'event', Text)).toEqual({ text: 'Holi' });
    });

    it('are not read when their form is left for the session of another person', () => {
      const watched = { ...memory(), getItem: vi.fn(() => null) };
      createDrafts(watched, memory(), (userID) => userID === 'ravi').leave(asha, 'event');
      expect(watched.getItem).not.toHaveBeenCalled();
    });

    it('stay where the other tab succeeds with its own', () => {
      const { a, b, reloadedA, laterVisit } = twoTabs();
      b.save(asha, 'event', { text: 'Onam' });
      a.save(asha, 'event', { text: 'Holi' });
      b.drop(asha, 'event');
      expect(b.load(asha, 'event', Text)).toEqual({ text: 'Holi' });
      expect(reloadedA().load(asha, 'event', Text)).toEqual({ text: 'Holi' });
      expect(laterVisit().load(asha, 'event', Text)).toEqual({ text: 'Holi' });
    });

    it('stay where nothing is typed in the other tab', () => {
      const { a, b, laterVisit } = twoTabs();
      expect(b.load(asha, 'event', Text)).toBeNull();
      a.save(asha, 'event', { text: 'Holi' });
      b.save(asha, 'event', { text: '' }, true);
      expect(laterVisit().load(asha, 'event', Text)).toEqual({ text: 'Holi' });
    });

    it('are what was typed last where nothing is typed in the tab that opens the form, also after a reload', () => {
      const { a, b, reloadedA, laterVisit } = twoTabs();
      a.save(asha, 'event', { text: 'Holi' });
      a.save(asha, 'event', { text: '' }, true);
      a.leave(asha, 'event');
      b.save(asha, 'event', { text: 'Onam' });
      expect(a.load(asha, 'event', Text)).toEqual({ text: 'Onam' });
      expect(reloadedA().load(asha, 'event', Text)).toEqual({ text: 'Onam' });
      a.save(asha, 'event', { text: '' }, true);
      expect(laterVisit().load(asha, 'event', Text)).toBeNull();
    });

    it('are gone once either tab has sent or cleared what both began with', () => {
      const { a, b, laterVisit } = twoTabs();
      a.save(asha, 'event', { text: 'Holi' });
      a.save(asha, 'task', { text: 'Sweep' });
      b.load(asha, 'event', Text);
      b.load(asha, 'task', Text);
      b.drop(asha, 'event');
      b.save(asha, 'task', { text: '' }, true);
      expect(laterVisit().load(asha, 'event', Text)).toBeNull();
      expect(laterVisit().load(asha, 'task', Text)).toBeNull();
    });

    it('go from a tab that was not there to hear of the logout', () => {
      const { a, b, reloadedA } = twoTabs();
      a.save(asha, 'event', { text: 'Holi' });
      a.save(ravi, 'event', { text: 'Diwali' });
      b.dropUser('asha');
      const later = reloadedA();
      later.dropOthers('ravi');
      expect(later.load(asha, 'event', Text)).toBeNull();
      expect(later.load(ravi, 'event', Text)).toEqual({ text: 'Diwali' });
      b.dropUser('ravi');
      later.dropOthers(null);
      expect(later.load(ravi, 'event', Text)).toBeNull();
    });
  });

  it.each(['', '{', 'null', '[]', '{"text":1}', '"Holi"', '{"__proto__":{"text":"x"}}'])(
    'count as absent when they read %j',
    (corrupted) => {
      const lasting = memory();
      const drafts = createDrafts(lasting, memory());
      drafts.save(asha, 'event', { text: 'Holi' });
      drafts.leave(asha, 'event');
      lasting.setItem(lasting.keys()[0] ?? '', corrupted);
      expect(drafts.load(asha, 'event', Text)).toBeNull();
    },
  );
});

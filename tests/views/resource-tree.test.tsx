import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { type AnyEventObject, createActor, fromTransition, SimulatedClock } from 'xstate';
import { Organisation } from '#domain/organisation.ts';
import { withServices } from '../../src/machines/kit/with-services.ts';
import { organisationsMachine } from '../../src/machines/organisations.ts';
import { ResourceTree } from '../../src/views/organisations/resource-tree.tsx';
import { FakePorts } from '../world/ports.ts';

const hostile = '<b>Handri</b> room';
const organisations = v.parse(v.array(Organisation), [
  {
    name: 'Konda Heights',
    branches: [
      {
        name: 'Clubhouse',
        departments: [
          {
            name: 'Sports',
            resources: [
              { resourceId: 'court', name: 'Badminton court' },
              { resourceId: 'tennis', name: 'Table tennis', kind: 'court', free_today: 12 },
              { resourceId: 'squash', name: 'Squash', kind: 'court', free_today: 1 },
              { resourceId: 'pool', name: 'Pool', kind: 'pool', free_today: 0 },
            ],
          },
          { name: 'Gatherings' },
        ],
      },
      {
        name: 'Garden',
        departments: [{ name: 'Lawn', resources: [{ resourceId: 'court', name: hostile }] }],
      },
    ],
  },
  { name: 'Nobody yet' },
]);

describe('Tree of resources', () => {
  it('is opened, closed and chosen from by the keyboard alone', async () => {
    const { user, chosen } = await show();
    await focusTree(user);
    expect(focused()).toBe('Konda Heights, 2 branches');
    await user.keyboard('{ArrowLeft}');
    expect(row('Konda Heights').getAttribute('aria-expanded')).toBe('false');
    expect(screen.queryByText('Clubhouse')).toBeNull();
    await user.keyboard('{ArrowRight}{ArrowDown}');
    expect(focused()).toBe('Clubhouse, 4 resources');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(focused()).toBe('Badminton court');
    expect(chosen()).toEqual([]);
    await user.keyboard('{Enter}');
    expect(chosen()).toEqual(['/resource/court']);
  });

  it('says in a row’s name what is free today, and only where the service says it', async () => {
    await show();
    for (const name of [
      'Badminton court',
      'Table tennis, 12 slots free today',
      'Squash, 1 slot free today',
      'Pool, Nothing free today',
    ]) {
      expect(screen.getByRole('row', { name })).toBeVisible();
    }
    expect(screen.getByText('12 slots free today')).toBeVisible();
  });

  it('shows a resource of a known kind by its icon and tint, and others by those of all', async () => {
    await show();
    const iconOf = (name: string) => row(name).querySelector<HTMLElement>('.tree-icon');
    const [plain, tennis, squash, pool] = ['Badminton', 'Table', 'Squash', 'Pool'].map(iconOf);
    expect(pool?.outerHTML).toBe(plain?.outerHTML);
    expect(squash?.outerHTML).toBe(tennis?.outerHTML);
    expect(tennis?.innerHTML).not.toBe(plain?.innerHTML);
    expect([tennis, plain].map((icon) => icon?.dataset.tint)).toEqual(['sports', undefined]);
  });

  it('goes to the row whose name begins with the typed letters', async () => {
    const { user } = await show();
    await focusTree(user);
    await user.keyboard('tab');
    expect(focused()).toBe('Table tennis, 12 slots free today');
  });

  it('leads to the same resource from each of its rows', async () => {
    const { user, chosen } = await show();
    await user.click(screen.getByText(hostile));
    expect(chosen()).toEqual(['/resource/court']);
  });

  it('says that a department or an organisation is empty, and does not open it', async () => {
    await show();
    expect(row('Gatherings, no resources').getAttribute('aria-expanded')).toBeNull();
    expect(row('Nobody yet, no branches').getAttribute('aria-expanded')).toBeNull();
  });

  it('shows the resources whose names contain the searched words, and all again on request', async () => {
    const { user } = await show();
    await user.type(screen.getByRole('searchbox', { name: 'Find a resource' }), 'TENNIS');
    expect(rows()).toEqual(['Konda Heights', 'Clubhouse', 'Sports', 'Table tennis']);
    await user.type(screen.getByRole('searchbox'), ' elbow');
    expect(screen.getByText('Nothing of that name')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^(Expand|Collapse) all/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show everything' }));
    expect(rows()).toContain('Badminton court');
  });

  it('leaves the focus to the search field when all is shown again, since the pressed button goes', async () => {
    const { user } = await show();
    await user.type(screen.getByRole('searchbox'), 'elbow');
    await user.tab();
    expect(screen.getByRole('button', { name: 'Show everything' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(rows()).toContain('Badminton court');
    expect(screen.getByRole('searchbox')).toHaveFocus();
  });

  it.each([
    ['sports', '4 resources found'],
    ['elbow', 'Nothing found'],
    ['nobody', '0 resources found'],
  ])('says of a search for “%s”: %s', async (words, said) => {
    const { user, clock } = await show();
    await user.type(screen.getByRole('searchbox'), words);
    act(() => clock.increment(800));
    expect(screen.getByRole('status')).toHaveTextContent(said);
  });

  it('keeps the focus on its row in a tree that comes anew, and leads it to the row above one that is gone', async () => {
    const { user, turnDay } = await show();
    await focusTree(user);
    await user.keyboard('nob');
    await turnDay(organisations);
    expect(focused()).toBe('Nobody yet, no branches');
    await turnDay(organisations.slice(1));
    expect(rows()).toEqual(['Nobody yet']);
    expect(focused()).toBe('Nobody yet, no branches');
    await turnDay(organisations);
    expect(focused()).toBe('Nobody yet, no branches');
    await user.keyboard('{Home}{ArrowDown>5}');
    const [konda, nobody] = structuredClone(organisations) as [Organisation, Organisation];
    konda.branches[0]?.departments[0]?.resources.shift();
    await turnDay([nobody, konda]);
    expect(focused()).toBe('Squash, 1 slot free today');
    konda.branches[0]?.departments.shift();
    await turnDay([konda, nobody]);
    expect(focused()).toBe('Clubhouse, no resources');
    await turnDay([nobody]);
    expect(focused()).toBe('Nobody yet, no branches');
  });
});

async function show() {
  const fakes = new FakePorts();
  const told: AnyEventObject[] = [];
  const shell = createActor(fromTransition((_, event) => told.push(event), 0)).start();
  const clock = new SimulatedClock();
  const flow = createActor(withServices(organisationsMachine, fakes.actors), {
    clock,
    input: { shell, userID: 'asha', today: '2026-03-09', draft: null },
  }).start();
  await act(async () => fakes.resolve('getUserOrganisations', { organisations, isLatest: true }));
  render(<ResourceTree flow={flow} />);
  const turnDay = async (later: Organisation[]) => {
    await act(async () => fakes.resolve('awaitNextDay', { date: '2026-03-10' }));
    const answer = { organisations: later, isLatest: true };
    await act(async () => fakes.resolve('getUserOrganisations', answer));
  };
  return {
    user: userEvent.setup({ delay: null }),
    clock,
    chosen: () => told.map(({ to }) => to),
    turnDay,
  };
}

async function focusTree(user: ReturnType<typeof userEvent.setup>): Promise<void> {
  await user.click(screen.getByRole('button', { name: 'Collapse all' }));
  await user.click(screen.getByRole('button', { name: 'Expand all' }));
  await user.tab();
}

function focused(): string | null | undefined {
  return document.activeElement?.getAttribute('aria-label');
}

function row(name: string): HTMLElement {
  return screen.getByRole('row', { name: new RegExp(`^${name}`) });
}

function rows(): (string | undefined)[] {
  return screen.getAllByRole('row').map((one) => one.getAttribute('aria-label')?.split(',')[0]);
}

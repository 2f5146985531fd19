import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as v from 'valibot';
import { expect, it, vi } from 'vitest';
import { Organisation } from '#domain/organisation.ts';
import { ResourceTree } from '../../src/views/organisations/resource-tree.tsx';

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
              { resourceId: 'tennis', name: 'Table tennis' },
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

it('goes through the tree by arrow keys, opens, closes and chooses', async () => {
  const { user, onChoose } = show();
  await focusTree(user);
  expect(focused()).toBe('Konda Heights, 2 branches');
  await user.keyboard('{ArrowLeft}');
  expect(row('Konda Heights').getAttribute('aria-expanded')).toBe('false');
  expect(screen.queryByText('Clubhouse')).toBeNull();
  await user.keyboard('{ArrowRight}{ArrowDown}');
  expect(focused()).toBe('Clubhouse, 2 resources');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(focused()).toBe('Badminton court');
  expect(onChoose).not.toHaveBeenCalled();
  await user.keyboard('{Enter}');
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('court');
});

it('finds a row by the letters it begins with', async () => {
  const { user } = show();
  await focusTree(user);
  await user.keyboard('tab');
  expect(focused()).toBe('Table tennis');
});

it('leads to the same resource from wherever it stands, under its name as it is', async () => {
  const { user, onChoose } = show();
  await user.click(screen.getByText(hostile));
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('court');
});

it('shows what has nothing in it as such', () => {
  show();
  expect(row('Gatherings, no resources').getAttribute('aria-expanded')).toBeNull();
  expect(row('Nobody yet, no branches').getAttribute('aria-expanded')).toBeNull();
});

it('finds resources by a part of the name, with the way to them', async () => {
  const { user } = show();
  await user.type(screen.getByRole('searchbox', { name: 'Find a resource' }), 'TENNIS');
  expect(rows()).toEqual(['Konda Heights', 'Clubhouse', 'Sports', 'Table tennis']);
  await user.type(screen.getByRole('searchbox'), ' elbow');
  expect(screen.getByText('Nothing of that name')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show everything' }));
  expect(rows()).toContain('Badminton court');
});

function show() {
  const onChoose = vi.fn();
  render(<ResourceTree organisations={organisations} onChoose={onChoose} />);
  return { user: userEvent.setup({ delay: null }), onChoose };
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

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { folded, type Outline, type Placed, toggled, unfolded } from '#domain/outline.ts';
import { RowList } from '#domain/row-list.ts';
import { Tree } from '../../src/views/ui/tree.tsx';
import type { TreeLine } from '../../src/views/ui/tree-rows.ts';

interface Named {
  name: string;
}

type NamedOutline = Outline<Named & Placed>;

/** More rows than a screen can hold, of a tree of ten thousand. */
const screenful = 40;

describe('Tree of any size', () => {
  it('has only the rows in sight on the page, and tells how many there are', async () => {
    show(groupsOf(100, 100));
    expect(rows().length).toBeLessThan(screenful);
    expect(screen.getByRole('treegrid').getAttribute('aria-rowcount')).toBe('10100');
    expect(row('Group 0').getAttribute('aria-setsize')).toBe('100');
    expect(standing('Row 7 of 0')).toEqual(['2', '8', '100', '9']);
  });

  it('renders at a toggle the rows that come into sight and the toggled one, and none of the others', async () => {
    const { user, made, rendered } = show(folded(groupsOf(100, 100)));
    const madeAtFirst = made();
    expect(madeAtFirst).toBeLessThan(screenful);
    rendered();
    await user.click(row('Group 9'));
    expect(row('Row 0 of 9')).toBeVisible();
    expect(made() - madeAtFirst).toBeLessThan(screenful);
    expect(rendered()).not.toContain('Group 3');
    await user.click(row('Group 9'));
    expect(rendered()).not.toContain('Group 3');
    expect(made() - madeAtFirst).toBeLessThan(screenful);
  });

  it('renders no more rows when all are opened or closed at once', async () => {
    const { user, made } = show(folded(groupsOf(100, 100)));
    await user.click(screen.getByRole('button', { name: 'All' }));
    expect(row('Row 3 of 0')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'None' }));
    expect(row('Group 3')).toBeVisible();
    expect(made()).toBeLessThan(3 * screenful);
    expect(rows().length).toBeLessThan(screenful);
  });

  it('renders two rows when the focus moves from one to the other', async () => {
    const { user, rendered } = show(groupsOf(100, 100));
    await focusTree(user);
    expect(focused()).toBe('Group 0');
    rendered();
    await user.keyboard('{ArrowDown}');
    expect(focused()).toBe('Row 0 of 0');
    expect(new Set(rendered())).toEqual(new Set(['Group 0', 'Row 0 of 0']));
  });

  it('goes by the keyboard to its ends, by pages, out of a group and into it', async () => {
    const { user } = show(groupsOf(100, 100));
    await focusTree(user);
    const press = async (key: string) => {
      await user.keyboard(`{${key}}`);
      return focused();
    };
    expect(await press('End')).toBe('Row 99 of 99');
    expect(await press('ArrowDown')).toBe('Row 99 of 99');
    expect(await press('ArrowLeft')).toBe('Group 99');
    expect(await press('ArrowLeft')).toBe('Group 99');
    expect(row('Group 99').getAttribute('aria-expanded')).toBe('false');
    expect(await press('ArrowRight')).toBe('Group 99');
    expect(row('Group 99').getAttribute('aria-expanded')).toBe('true');
    expect(await press('PageUp')).toBe('Row 86 of 98');
    expect(await press('PageDown')).toBe('Group 99');
    expect(await press('Home')).toBe('Group 0');
    expect(await press('PageUp')).toBe('Group 0');
    await user.keyboard('row 42 of 73');
    expect(focused()).toBe('Row 42 of 73');
  });

  it('has all rows of a short tree on the page, each in a height of its own', () => {
    show(groupsOf(4, 14));
    expect(rows()).toHaveLength(60);
    const tree = screen.getByRole('treegrid');
    expect(tree.querySelector('[data-whole]')).not.toBeNull();
  });

  it('moves the focus to the closed row that hides the focused one', async () => {
    const { user } = show(groupsOf(3, 3));
    await focusTree(user);
    await user.keyboard('{End}');
    expect(focused()).toBe('Row 2 of 2');
    await user.click(screen.getByRole('button', { name: 'None' }));
    await user.tab();
    expect(focused()).toBe('Group 2');
  });

  it('keeps the focus on a row that is opened by its button', async () => {
    const { user } = show(folded(groupsOf(3, 3)));
    await focusTree(user);
    await user.click(screen.getByRole('button', { name: 'Expand Group 1' }));
    expect(focused()).toBe('Group 1');
    expect(row('Row 0 of 1')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Collapse Group 1' })).toBeVisible();
  });
});

function show(first: NamedOutline) {
  let made = 0;
  let rendered: string[] = [];
  const lineOf = ({ name, children }: Named & Placed): TreeLine => {
    made += 1;
    return {
      name,
      isLeaf: children.length === 0,
      get icon() {
        rendered.push(name);
        return null;
      },
    };
  };
  render(<Example first={first} lineOf={lineOf} />);
  return {
    user: userEvent.setup({ delay: null }),
    /** How many rows were made so far. */
    made: () => made,
    /** The rows that were rendered since it was asked before. */
    rendered: () => {
      const names = rendered;
      rendered = [];
      return names;
    },
  };
}

function Example({
  first,
  lineOf,
}: {
  first: NamedOutline;
  lineOf: (row: Named & Placed) => TreeLine;
}) {
  const [outline, setOutline] = useState(first);
  return (
    <>
      <button type="button" onClick={() => setOutline(unfolded)}>
        All
      </button>
      <button type="button" onClick={() => setOutline(folded)}>
        None
      </button>
      <Tree
        label="Example"
        outline={outline}
        lineOf={lineOf}
        nameOf={({ name }) => name}
        onToggle={(row) => setOutline((before) => toggled(before, row))}
        onChoose={() => {}}
      />
    </>
  );
}

/** Past the two buttons. */
async function focusTree(user: ReturnType<typeof userEvent.setup>): Promise<void> {
  for (let stop = 0; stop < 3; stop += 1) await user.tab();
}

function groupsOf(groups: number, size: number): NamedOutline {
  const list = new RowList<Named>();
  for (let group = 0; group < groups; group += 1) {
    const parent = list.add({ name: `Group ${group}` }, null);
    for (let at = 0; at < size; at += 1) list.add({ name: `Row ${at} of ${group}` }, parent);
  }
  return list.outline;
}

function rows(): HTMLElement[] {
  return screen.getAllByRole('row');
}

function row(name: string): HTMLElement {
  return screen.getByRole('row', { name });
}

function standing(name: string): (string | null)[] {
  const attributes = ['aria-level', 'aria-posinset', 'aria-setsize', 'aria-rowindex'];
  return attributes.map((attribute) => row(name).getAttribute(attribute));
}

function focused(): string | null | undefined {
  return document.activeElement?.getAttribute('aria-label');
}

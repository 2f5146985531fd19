// @vitest-environment jsdom
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { AnyStateNode } from 'xstate';
import { flowFiles, folder } from '../../scripts/flows/files.ts';
import { sizes } from '../../scripts/flows/lines.ts';
import { machines } from '../../scripts/flows/machines.ts';
import { widthOf } from '../../scripts/flows/measure.ts';
import { nameOf, transitionsOf } from '../../src/inspection/transitions.ts';

const committed = await readFile(join(folder, 'index.html'), 'utf8');
const page = new DOMParser().parseFromString(committed, 'text/html');

describe('Flows: the committed charts', () => {
  it('are equal to newly drawn ones', async () => {
    const files = await flowFiles();
    const stale: string[] = [];
    for (const [name, content] of files) {
      const text = await readFile(join(folder, name), 'utf8').catch(() => null);
      if (text !== content) stale.push(name);
    }
    const strays = (await readdir(folder)).filter((name) => !files.has(name));
    expect([...stale, ...strays], 'docs/flows is not current: run npm run flows').toEqual([]);
  });
});

describe('Flows: the page of all charts', () => {
  it.each(machines)('draws and lists every state and transition of $file', ({ machine }) => {
    const flow = page.getElementById(`flow-${machine.id}`);
    const drawn = [...(flow?.querySelectorAll<SVGElement>('a.state') ?? [])];
    const listed = [...(flow?.querySelectorAll('tbody') ?? [])];
    const ids = nodesOf(machine.root).map((node) =>
      [machine.id, nameOf(node)].filter(Boolean).join('.'),
    );
    expect(
      drawn.map(({ id }) => id.replace('chart:', '')).sort(),
      'the chart is not current: run npm run flows',
    ).toEqual(ids.sort());
    expect(listed.map(({ id }) => id).sort()).toEqual(ids);
    for (const ways of ['svg [data-way]', 'tr[data-way]']) {
      const keys = [...(flow?.querySelectorAll<HTMLElement>(ways) ?? [])].map(
        ({ dataset }) => dataset.way,
      );
      expect(keys).toEqual(expect.arrayContaining(transitionsOf(machine)));
    }
    for (const { description } of nodesOf(machine.root)) {
      expect(flow?.textContent).toContain(description ?? '');
    }
    expect(flow?.querySelectorAll('tbody p:empty')).toHaveLength(0);
  });

  it('draws each state wide enough for its text, and no arrow over it', () => {
    const narrow: string[] = [];
    const covered: string[] = [];
    for (const picture of page.querySelectorAll('svg.picture')) {
      const arrows = [...picture.querySelectorAll('path.arrow')];
      const width = Number(picture.getAttribute('width'));
      for (const text of picture.querySelectorAll('text.text')) {
        const { textContent: words } = text;
        if (Number(text.getAttribute('x')) + widthOf(words, sizes.text) > width) narrow.push(words);
        const isOver = arrows.every(
          (arrow) => arrow.compareDocumentPosition(text) & Node.DOCUMENT_POSITION_FOLLOWING,
        );
        if (!isOver && !text.closest('a.atomic, a.final')) covered.push(words);
      }
    }
    expect({ narrow, covered }).toEqual({ narrow: [], covered: [] });
  });

  it('needs no other file and no network', () => {
    const addresses = [...committed.matchAll(/(?:src|href)="([^"]*)"|url\(([^)]*)\)/g)].map(
      ([, attribute, style]) => attribute ?? style ?? '',
    );
    expect(addresses).not.toEqual([]);
    expect(addresses.filter((address) => !/^(#|data:)/.test(address))).toEqual([]);
    expect(committed).not.toMatch(/<script[^>]+src|@import|\bimport\s*\(|\bfetch\(/);
    expect(committed.length).toBeLessThan(1_500_000);
  });

  it('has a target for each of its links and no id twice', () => {
    const ids = [...page.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const links = [...page.querySelectorAll('a[href^="#"]')].map((link) =>
      link.getAttribute('href')?.slice(1),
    );
    expect(links.filter((id) => !ids.includes(id ?? ''))).toEqual([]);
  });

  it('names for each transition the tests that take it, or the reason for leaving it out', () => {
    const login = page.getElementById('flow-login');
    const row = login?.querySelector(
      'tr[data-way="enteringPhone · number.submitted · isPossibleNumber"]',
    );
    expect(row?.textContent).toContain('Actors');
    expect(row?.textContent).toContain('Views');
    const leftOut = [...page.querySelectorAll('.standings .leftOut')];
    const reasons = [...page.querySelectorAll('.reasons li')].map((one) => one.textContent);
    expect(leftOut).not.toEqual([]);
    for (const one of leftOut) expect(reasons).toContain(one.getAttribute('title'));
  });
});

function nodesOf(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(nodesOf)];
}

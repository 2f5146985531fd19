import { configure } from '@testing-library/dom';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { vi } from 'vitest';
import { breathe, productionReact } from './react.ts';

export * from '@testing-library/dom';

configure({
  ...productionReact,
  asyncWrapper: async (deed) => {
    const result = await deed();
    await arrive();
    return result;
  },
});

const mounted = new Set<() => void>();

/** Does something, and resolves once the screen shows what came of it. */
export async function act<Result>(deed: () => Result | Promise<Result>): Promise<Result> {
  const result = await flushSync(deed);
  await arrive();
  return result;
}

/** Lets what is fetched on demand come, and what is drawn in slices be whole. */
async function arrive(): Promise<void> {
  await breathe();
  await vi.dynamicImportSettled();
  for (let slice = 0; slice < 5; slice += 1) await breathe();
}

export function render(ui: ReactNode): { container: HTMLElement; unmount: () => void } {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const draw = (next: ReactNode) => flushSync(() => root.render(next));
  draw(ui);
  mounted.add(() => {
    root.unmount();
    container.remove();
  });
  return { container, unmount: () => draw(null) };
}

/** Takes everything off the screen. */
export function cleanup(): void {
  for (const leave of mounted) flushSync(leave);
  mounted.clear();
}

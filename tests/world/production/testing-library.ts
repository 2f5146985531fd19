import { configure } from '@testing-library/dom';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { breathe, productionReact } from './react.ts';

export * from '@testing-library/dom';

configure(productionReact);

const mounted = new Set<() => void>();

/** Does something, and resolves once the screen shows what came of it. */
export async function act<Result>(deed: () => Result | Promise<Result>): Promise<Result> {
  const result = await flushSync(deed);
  await breathe();
  return result;
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

import { type CDPSession, expect, type Page } from '@playwright/test';
import { allHasArrived } from './arrived.ts';

interface AccessibleNode {
  readonly role?: { readonly value?: string };
  readonly name?: { readonly value?: string };
  readonly description?: { readonly value?: string };
  readonly properties?: readonly { readonly name: string; readonly value: { value?: unknown } }[];
}

/**
 * Hears what a screen reader says of a page: the texts of live regions in their order, and what has
 * the focus, by Chromium's accessibility tree.
 */
export class ScreenReader {
  readonly #page: Page;
  readonly #session: CDPSession;
  readonly #told: string[] = [];

  private constructor(page: Page, session: CDPSession) {
    this.#page = page;
    this.#session = session;
  }

  static async of(page: Page): Promise<ScreenReader> {
    await allHasArrived(page);
    await page.evaluate(listen);
    return new ScreenReader(page, await page.context().newCDPSession(page));
  }

  /** Expects that since the last expectation just these texts were told, and that this has the focus. */
  async expectHeard(told: readonly string[], focused: string): Promise<void> {
    this.#told.push(...told);
    const heard = async () => ({ told: await this.#heard(), focused: await this.#focused() });
    await expect.poll(heard).toEqual({ told: this.#told, focused });
  }

  #heard(): Promise<readonly string[]> {
    return this.#page.evaluate(() => window.told);
  }

  /** The role, name and description of what has the focus, and its states in words. */
  async #focused(): Promise<string> {
    const { nodes }: { nodes: readonly AccessibleNode[] } = await this.#session.send(
      'Accessibility.getFullAXTree',
    );
    const focused = nodes.filter((node) => propertyOf(node, 'focused') === true).at(-1);
    if (!focused) return 'nothing';
    const { role, name, description } = focused;
    const states = ['required', 'invalid', 'checked', 'selected', 'expanded', 'disabled'].flatMap(
      (state) => stateText(state, propertyOf(focused, state)),
    );
    const said = [`${role?.value} '${name?.value}'`, description?.value, ...states];
    return said.filter(Boolean).join(', ');
  }
}

function propertyOf({ properties = [] }: AccessibleNode, name: string): unknown {
  return properties.find((property) => property.name === name)?.value.value;
}

/** A screen reader says that a box is not checked; of the other states it says what is so. */
function stateText(state: string, value: unknown): string[] {
  if (value === undefined) return [];
  if (value === true || value === 'true') return [state];
  return ['checked', 'expanded'].includes(state) ? [`not ${state}`] : [];
}

declare global {
  interface Window {
    /** The texts that live regions have told since the reader came. */
    told: string[];
  }
}

/** Runs in the page. */
function listen(): void {
  const live = '[role=alert], [role=status], [role=log], [aria-live=polite], [aria-live=assertive]';
  const last = new Map<Element, string>();
  window.told = [];
  const tell = (region: Element, text: string) => {
    if (text !== '' && region.closest('[aria-hidden=true], [inert], [hidden]') === null) {
      window.told.push(text);
    }
  };
  const textOf = ({ textContent }: Node) => textContent?.replaceAll(/\s+/g, ' ').trim() ?? '';
  for (const region of document.querySelectorAll(live)) last.set(region, textOf(region));
  new MutationObserver((records) => {
    const regions = new Set<Element>();
    for (const { target, addedNodes } of records) {
      const element = target instanceof Element ? target : target.parentElement;
      const around = element?.closest(live);
      if (around) regions.add(around);
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        for (const region of [node, ...node.querySelectorAll(live)])
          if (region.matches(live)) regions.add(region);
      }
    }
    for (const region of regions) {
      if (!region.isConnected) continue;
      const text = textOf(region);
      const before = last.get(region) ?? '';
      last.set(region, text);
      if (text !== before)
        tell(region, text.startsWith(before) ? text.slice(before.length).trim() : text);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

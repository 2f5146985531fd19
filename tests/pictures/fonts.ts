import type { CDPSession, Page } from '@playwright/test';

/** Waits for the fonts of all that is on the page. */
export async function fontsArrive(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.fonts.ready.then((faces) => [...faces].every(({ status }) => status !== 'loading')),
  );
}

/** The fonts of the device in which something on the page is drawn, each with that element. */
export async function fontsOfDevice(page: Page): Promise<string[]> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('DOM.enable');
  await browser.send('CSS.enable');
  const { root } = await browser.send('DOM.getDocument', { depth: -1, pierce: true });
  const found = await Promise.all(elementsOf(root).map((element) => namesOf(element, browser)));
  await browser.detach();
  return found.flat();
}

/** As the browser's protocol tells of it. */
interface Node {
  readonly nodeId: number;
  readonly nodeType: number;
  readonly nodeName: string;
  readonly attributes?: string[];
  readonly children?: Node[];
  readonly shadowRoots?: Node[];
  readonly pseudoElements?: Node[];
}

const textNode = 3;

/**
 * All elements with letters of their own that are seen, also those that the browser itself makes; not what
 * pictures.css hides.
 */
function elementsOf(node: Node): Node[] {
  const { attributes = [], children = [], shadowRoots = [], pseudoElements = [] } = node;
  if (attributes.includes('-webkit-datetime-edit')) return [];
  const hasLetters =
    node.nodeName.startsWith('::') || children.some(({ nodeType }) => nodeType === textNode);
  const own = hasLetters ? [node] : [];
  return [...own, ...[...children, ...shadowRoots, ...pseudoElements].flatMap(elementsOf)];
}

async function namesOf({ nodeId, nodeName, attributes = [] }: Node, browser: CDPSession) {
  // An element may be gone by now.
  const asked = browser.send('CSS.getPlatformFontsForNode', { nodeId });
  const { fonts } = await asked.catch(() => ({ fonts: [] }));
  return fonts
    .filter(({ isCustomFont }) => !isCustomFont)
    .map(({ familyName }) => `${familyName}: <${nodeName.toLowerCase()} ${attributes.join(' ')}>`);
}

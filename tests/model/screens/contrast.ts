import type axe from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
    sentenceOf: typeof sentenceOf;
    /** The styles of text whose contrast was found right, by looks. */
    rightText: Record<string, Set<string>>;
  }
}

/**
 * Runs in the page: what breaks the rule of contrast. Text in a style that was found right in this look
 * is not asked for again: contrast depends on the style of an element and of its ancestors. What lies
 * behind text without being an ancestor is not told apart.
 */
export async function brokenContrast(look: string): Promise<string[]> {
  window.rightText ??= {};
  window.rightText[look] ??= new Set();
  const right = window.rightText[look];
  const styles = new Map<Element, string>();
  const elements = [...document.body.querySelectorAll('*')];
  const texts = elements.filter(hasText).filter((element) => !right.has(styleOf(element)));
  if (texts.length === 0) return [];
  const { passes, violations } = await window.axe.run(texts, {
    runOnly: 'color-contrast',
    resultTypes: ['passes', 'violations'],
    elementRef: true,
  });
  for (const { element } of passes.flatMap(({ nodes }) => nodes))
    if (element) right.add(styleOf(element));
  return violations.map(window.sentenceOf);

  /** The rule exempts what is disabled, and axe asks no box and no option of a closed list. */
  function hasText(element: Element): boolean {
    const { childNodes, localName } = element;
    if (element.closest(':disabled, [aria-disabled="true"], option, [type=radio], [type=checkbox]'))
      return false;
    if (localName === 'input' || localName === 'textarea') return true;
    return [...childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
  }

  /** An element's style and that of each element around it. */
  function styleOf(element: Element): string {
    const known = styles.get(element);
    if (known !== undefined) return known;
    const { color, backgroundColor, backgroundImage, opacity, filter, fontSize, fontWeight } =
      getComputedStyle(element);
    const own = [element.localName, element.className, color, backgroundColor, backgroundImage];
    const around = element.parentElement ? styleOf(element.parentElement) : '';
    const style = [around, ...own, opacity, filter, fontSize, fontWeight].join('|');
    styles.set(element, style);
    return style;
  }
}

/** Runs in the page: a broken rule with the elements that break it. */
export function sentenceOf({ id, nodes }: axe.Result): string {
  const elements = nodes.map(({ html, failureSummary }) => `${html} (${failureSummary})`);
  return `${id}: ${elements.join(' ')}`;
}

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
  const { violations, incomplete } = await window.axe.run(texts, {
    runOnly: 'color-contrast',
    resultTypes: ['violations', 'incomplete'],
    elementRef: true,
  });
  const nodes = [...violations, ...incomplete].flatMap(({ nodes }) => nodes);
  const doubtful = new Set<Element | undefined>(nodes.map(({ element }) => element));
  for (const text of texts) if (!doubtful.has(text)) right.add(styleOf(text));
  return violations.map(window.sentenceOf);

  function hasText({ childNodes, localName }: Element): boolean {
    if (localName === 'input' || localName === 'textarea') return true;
    return [...childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
  }

  /** An element's style and that of each element around it, and what says whether contrast is asked. */
  function styleOf(element: Element): string {
    const known = styles.get(element);
    if (known !== undefined) return known;
    const { color, backgroundColor, backgroundImage, opacity, filter, fontSize, fontWeight } =
      getComputedStyle(element);
    const own = [
      element.localName,
      element.className,
      element.getAttribute('type'),
      element.matches(':disabled, :placeholder-shown'),
      element.checkVisibility(),
      color,
      backgroundColor,
      backgroundImage,
    ];
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

declare global {
  interface Window {
    /** How the text looked whose contrast was asked for, by looks. */
    seenText: Record<string, Set<string>>;
  }
}

/**
 * Runs in the page: the elements with text of their own that look as no text before in this look did.
 * Contrast depends on the text's own style, and on that of all that lies behind it.
 */
export function newText(look: string): Element[] {
  window.seenText ??= {};
  window.seenText[look] ??= new Set();
  const seen = window.seenText[look];
  const styles = new Map<Element, string>();
  const isNew = (element: Element) => {
    const style = styleOf(element);
    const isSeen = seen.has(style);
    seen.add(style);
    return !isSeen;
  };
  return [...document.body.querySelectorAll('*')].filter(hasText).filter(isNew);

  function hasText({ childNodes, localName }: Element): boolean {
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

/** What may be cut or stand outside the window, and why. */
export interface FitAllowances {
  /** Text that is cut with an ellipsis, by selector. */
  readonly cut: Readonly<Record<string, string>>;
  /** Rows that scroll sideways, by selector. */
  readonly sideways: Readonly<Record<string, string>>;
  readonly maxStuck: number;
}

/**
 * Runs in the page, or in the dialog over it. What does not fit the window as it is: a sentence for
 * each fault, none if all fits. `maxStuck` is the part of the window's height that what sticks to
 * its edges may take.
 */
export function faultsOfFit({ cut, sideways, maxStuck }: FitAllowances): string[] {
  const faults = new Set<string>();
  const slack = 1.5;
  const { documentElement: root } = document;
  const boxes = new Map<Element, DOMRect>();
  const styles = new Map<Element, Style>();
  const modal = document.querySelector(
    '[aria-modal="true"], [role="dialog"], [role="alertdialog"]',
  );
  const layer = modal ?? document.body;
  const cutAllowed = Object.keys(cut).join(', ') || ':not(*)';
  const sidewaysAllowed = Object.keys(sideways).join(', ') || ':not(*)';

  const tooWide = root.scrollWidth - root.clientWidth;
  if (tooWide > 0) faults.add(`the page is ${tooWide} px wider than its window`);

  const texts = textsIn(layer);
  for (const { element, text, box } of texts) {
    const cutter = cutterOf(element, box);
    if (cutter && !element.closest(cutAllowed))
      faults.add(`cut: ${nameOf(element)} “${text}” by ${nameOf(cutter)}`);
    if (isOutside(shownOf(element, box)) && !element.closest(sidewaysAllowed))
      faults.add(`outside: ${nameOf(element)} “${text}”`);
  }
  const controls = controlsIn(layer);
  for (const { element, box } of controls)
    if (isOutside(shownOf(element, box)) && !element.closest(sidewaysAllowed))
      faults.add(`outside: ${nameOf(element)}`);
  for (const [index, one] of controls.entries())
    for (const other of controls.slice(index + 1))
      if (doOverlap(one, other, 2) && !areOne(one, other))
        faults.add(`overlap: ${nameOf(one.element)} and ${nameOf(other.element)}`);
  for (const [index, one] of texts.entries())
    for (const other of texts.slice(index + 1))
      if (one.element !== other.element && doOverlap(one, other, one.box.height * 0.3))
        faults.add(`text over text: “${one.text}” and “${other.text}”`);
  const stuck = [...document.querySelectorAll('body *')]
    .filter((element) => isStuck(element) && isSeen(element))
    .reduce((sum, element) => sum + boxOf(element).height, 0);
  if (!modal && stuck > maxStuck * innerHeight)
    faults.add(`${Math.round(stuck)} px of ${innerHeight} stick`);
  return [...faults];

  type Edges = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;
  type Style = Pick<CSSStyleDeclaration, 'display' | 'position' | 'overflowX' | 'overflowY'> & {
    readonly isHidden: boolean;
  };
  /** `shown` is the part of the box that no ancestor cuts off. */
  type Found = {
    element: Element;
    text: string;
    box: DOMRect;
    shown: Edges;
    layer: Element | null;
  };

  function find(element: Element, box: DOMRect, text = ''): Found {
    return { element, text, box, shown: shownPart(element, box), layer: layerOf(element) };
  }

  function textsIn(within: Element): Found[] {
    const found: Found[] = [];
    const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (!element || !text || !isSeen(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects())
        if (box.width > 1 && box.height > 1) found.push(find(element, box, text.slice(0, 60)));
    }
    return found;
  }

  function controlsIn(within: Element): Found[] {
    const all = within.querySelectorAll(
      'a[href], button, input, select, textarea, summary, [role="button"], [role="radio"], [role="row"], [role="option"]',
    );
    return [...all]
      .filter(isSeen)
      .map((element) => find(element, boxOf(element)))
      .filter(({ box }) => box.width > 1 && box.height > 1);
  }

  /** Each element is asked for as the ancestor of many, and the browser tells each value slowly. */
  function styleOf(element: Element): Style {
    const known = styles.get(element);
    if (known) return known;
    const style = getComputedStyle(element);
    const { display, position, overflowX, overflowY } = style;
    const isHidden =
      style.opacity === '0' ||
      style.clipPath !== 'none' ||
      element.ariaHidden === 'true' ||
      element.matches('[inert], dialog:not([open]), script, style, noscript, option') ||
      (style.clip !== 'auto' && position === 'absolute');
    const told = { display, position, overflowX, overflowY, isHidden };
    styles.set(element, told);
    return told;
  }

  function boxOf(element: Element): DOMRect {
    const box = boxes.get(element) ?? element.getBoundingClientRect();
    boxes.set(element, box);
    return box;
  }

  function isSeen(element: Element): boolean {
    for (let each: Element | null = element; each; each = each.parentElement)
      if (styleOf(each).isHidden) return false;
    return element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true });
  }

  /** The ancestor that hides a part of a box and cannot be scrolled to show it. */
  function cutterOf(element: Element, box: DOMRect): Element | null {
    let { left, right, top, bottom } = box;
    for (let each: Element | null = element; each && each !== root; each = each.parentElement) {
      const style = styleOf(each);
      if (style.position === 'fixed') return null;
      if (style.display === 'inline') continue;
      const room = boxOf(each);
      const hidesX = /hidden|clip/.test(style.overflowX);
      const hidesY = /hidden|clip/.test(style.overflowY);
      // Letters reach beyond their line in fonts with high signs.
      const over = box.height * 0.3;
      if (hidesX && (left < room.left - slack || right > room.right + slack)) return each;
      if (hidesY && (top < room.top - over || bottom > room.bottom + over)) return each;
      if (/auto|scroll/.test(style.overflowX)) [left, right] = [room.left, room.left];
      if (/auto|scroll/.test(style.overflowY)) [top, bottom] = [room.top, room.top];
    }
    return null;
  }

  /** The box of what may be cut ends where it is cut. */
  function shownOf(element: Element, box: DOMRect): DOMRect {
    const cutter = element.closest(cutAllowed) && cutterOf(element, box);
    return cutter ? boxOf(cutter) : box;
  }

  function isOutside({ left, right }: DOMRect): boolean {
    return left < -slack || right > root.clientWidth + slack;
  }

  /** A control in another one, a field with its own button, and an input with its label. */
  function areOne({ element: one }: Found, { element: other }: Found): boolean {
    if (one.contains(other) || other.contains(one) || labelOf(one) === labelOf(other)) return true;
    return (
      one.parentElement === other.parentElement && (one.matches('input') || other.matches('input'))
    );
  }

  /** A control and the hidden input in the same label are one. */
  function labelOf(element: Element): Element {
    return element.closest('label') ?? element;
  }

  function doOverlap(
    { shown: a, layer: one }: Found,
    { shown: b, layer: other }: Found,
    by: number,
  ) {
    if (one !== other) return false;
    const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    return across > 2 && down > by;
  }

  /** What sticks lies over what scrolls, and each is a layer of its own. */
  function layerOf(element: Element): Element | null {
    for (let each: Element | null = element; each; each = each.parentElement)
      if (/fixed|sticky/.test(styleOf(each).position)) return each;
    return null;
  }

  function shownPart(element: Element, box: DOMRect): Edges {
    let { left, right, top, bottom } = box;
    for (let each: Element | null = element; each && each !== root; each = each.parentElement) {
      const style = styleOf(each);
      if (style.display === 'inline') continue;
      const room = boxOf(each);
      if (style.overflowX !== 'visible')
        [left, right] = [Math.max(left, room.left), Math.min(right, room.right)];
      if (style.overflowY !== 'visible')
        [top, bottom] = [Math.max(top, room.top), Math.min(bottom, room.bottom)];
    }
    return { left, right, top, bottom };
  }

  function isStuck(element: Element): boolean {
    const style = getComputedStyle(element);
    const { width, height } = boxOf(element);
    // The region of toasts, which hides nothing by itself.
    if (style.pointerEvents === 'none') return false;
    if (style.position === 'fixed') return width > innerWidth * 0.8 && height < innerHeight;
    // One that would scroll away is far above the window in its style.
    return (
      style.position === 'sticky' &&
      width > innerWidth * 0.8 &&
      Number.parseFloat(style.top) > -height / 2
    );
  }

  function nameOf(element: Element): string {
    const words = (element.getAttribute('aria-label') ?? element.textContent ?? '')
      .trim()
      .slice(0, 40);
    const name = element.classList[0] ? `.${element.classList[0]}` : '';
    return `${element.localName}${name} [${words}]`;
  }
}

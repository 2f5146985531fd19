import { createAccount, logIn } from '../../src/views/sign-in/sign-in.texts.ts';

/** Something on the screen that a person can use. */
export interface Thing {
  element: HTMLElement;
  role: Role;
  /** The part of the page that it stands in: what covers the page is `main` too. */
  region: Region;
  /** The list, grid or group that it is one of, where it is. */
  group: Element | null;
  isDisabled: boolean;
}

export type Region = 'main' | 'header' | 'navigation' | 'footer' | 'toasts';

type Role = 'button' | 'checkbox' | 'field' | 'link' | 'menuitem' | 'option' | 'radio' | 'row';

const explicit: Readonly<Record<string, Role>> = {
  button: 'button',
  menuitem: 'menuitem',
  menuitemradio: 'menuitem',
  option: 'option',
  row: 'row',
  combobox: 'field',
  textbox: 'field',
};

const groups = /^(grid|group|listbox|list|menu|radiogroup|treegrid)$/;

/** All that a person finds to use at this moment: nothing that is hidden or covered. */
export function thingsOnScreen(): Thing[] {
  return [...within(document.body, { region: 'main', group: null })];
}

/** The name that assistive technology reads, as far as this app names things. */
export function nameOf({ element }: Pick<Thing, 'element'>): string {
  const label = element.getAttribute('aria-label');
  const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
  const named = ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
  const labels = element instanceof HTMLInputElement ? element.labels : null;
  return label || named || labels?.[0]?.textContent || element.textContent || '';
}

/** Whether it stands in the login or the registration, which know nobody yet. */
export function isInSignIn({ element }: Pick<Thing, 'element'>): boolean {
  const dialog = element.closest<HTMLElement>('[role=dialog]');
  return dialog !== null && [createAccount, logIn].includes(nameOf({ element: dialog }));
}

type Place = Pick<Thing, 'region' | 'group'>;

function* within(element: Element, place: Place): Iterable<Thing> {
  if (!(element instanceof HTMLElement) || isHidden(element)) return;
  const at = placeOf(element, place);
  const role = roleOf(element);
  if (role) yield { element, role, ...at, isDisabled: isDisabled(element) };
  for (const child of element.children) yield* within(child, at);
}

function isHidden(element: HTMLElement): boolean {
  return (
    element.hasAttribute('hidden') ||
    element.style.display === 'none' ||
    element.getAttribute('aria-hidden') === 'true' ||
    element.hasAttribute('inert')
  );
}

function isDisabled(element: HTMLElement): boolean {
  return (
    Reflect.get(element, 'disabled') === true || element.getAttribute('aria-disabled') === 'true'
  );
}

function placeOf(element: HTMLElement, { region, group }: Place): Place {
  const role = element.getAttribute('role') ?? '';
  return {
    region: regionOf(element) ?? region,
    group: groups.test(role) || element.tagName === 'UL' ? element : group,
  };
}

function regionOf(element: HTMLElement): Region | null {
  const { tagName, className } = element;
  if (className === 'toast-region') return 'toasts';
  if (className === 'navigation') return 'navigation';
  if (tagName !== 'HEADER' && tagName !== 'FOOTER') return null;
  // A part of a page may have a header of its own, as a dialog has.
  if (element.closest('main, [role=dialog], [role=alertdialog]')) return 'main';
  return tagName === 'HEADER' ? 'header' : 'footer';
}

function roleOf(element: HTMLElement): Role | undefined {
  const role = element.getAttribute('role');
  if (role !== null) return explicit[role];
  if (element instanceof HTMLInputElement) {
    const { type } = element;
    return type === 'checkbox' || type === 'radio' ? type : 'field';
  }
  // Other sites are left alone.
  if (element.tagName === 'A')
    return element.getAttribute('href')?.startsWith('/') ? 'link' : undefined;
  if (element.tagName === 'TEXTAREA') return 'field';
  return element.tagName === 'BUTTON' ? 'button' : undefined;
}

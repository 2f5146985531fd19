import { painted } from '../painted.ts';

/**
 * React Aria makes the page inert under what opens over it, and with it the browser works out the style of each
 * element on the page anew: on a slow phone longer than all the rest of the opening. Here the page becomes inert
 * once what opens is painted. For that frame a finger may still press on the page, as it could until then.
 */
const own =
  typeof HTMLElement === 'undefined'
    ? undefined
    : Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'inert');

/** The elements that are to become inert. */
const late = new Set<HTMLElement>();

if (own)
  Object.defineProperty(HTMLElement.prototype, 'inert', {
    ...own,
    get(this: HTMLElement) {
      return late.has(this) || own.get?.call(this);
    },
    set(this: HTMLElement, isInert: boolean) {
      if (!isInert) {
        late.delete(this);
        own.set?.call(this, false);
        return;
      }
      late.add(this);
      void painted().then(() => {
        if (late.delete(this)) own.set?.call(this, true);
      });
    },
  });

import { fireEvent } from '@testing-library/dom';
import type { Thing } from './sight.ts';

/** Presses it, by pointer or by key: the app hears a click either way. */
export function press({ element }: Pick<Thing, 'element'>): void {
  element.focus();
  element.click();
}

/** Puts a text in the place of what a field holds. */
export function type({ element }: Pick<Thing, 'element'>, value: string): void {
  element.focus();
  fireEvent.change(element, { target: { value } });
}

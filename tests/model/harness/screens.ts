import { basename } from 'node:path';
import { writeScreens } from '../../../scripts/screens/kept.ts';

/** Keeps what the paths of a flow show, for tests that look at it in a browser. */
export class Screens {
  readonly #byState = new Map<string, Set<string>>();

  /** Keeps the document as it is now, as a screen of this state. */
  keep(state: string): void {
    const screens = this.#byState.get(state) ?? new Set();
    this.#byState.set(state, screens.add(htmlOf(document.body)));
  }

  /** Writes them for the flow that this test is named after. */
  write(test: string): void {
    writeScreens(
      basename(test, '.view.test.tsx'),
      [...this.#byState].flatMap(([state, screens]) =>
        [...screens].map((html) => ({ state, html })),
      ),
    );
  }
}

/** The HTML of what is shown, with what was typed and chosen, which HTML leaves to the fields. */
function htmlOf(body: HTMLElement): string {
  const copy = body.cloneNode(true) as HTMLElement;
  const fields = [...body.querySelectorAll<Field>('input, textarea, select')];
  for (const [index, field] of copy.querySelectorAll<Field>('input, textarea, select').entries()) {
    const shown = fields[index];
    if (shown) tell(field, shown);
  }
  for (const element of copy.querySelectorAll('script')) element.remove();
  return withPlainIds(copy.innerHTML);
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function tell(field: Field, shown: Field): void {
  if (field instanceof HTMLTextAreaElement) field.textContent = shown.value;
  else if (field instanceof HTMLSelectElement) {
    for (const option of field.options)
      option.toggleAttribute('selected', option.value === shown.value);
  } else if (shown.type === 'checkbox' || shown.type === 'radio') {
    field.toggleAttribute('checked', (shown as HTMLInputElement).checked);
  } else field.setAttribute('value', shown.value);
}

/** The same screen has other ids each time that it is drawn. */
function withPlainIds(html: string): string {
  const plain = new Map<string, string>();
  return html.replaceAll(/react-aria-?[\w:«»-]+|:r\w+:|«r\w+»|_r_\w+_/g, (id) => {
    const known = plain.get(id) ?? `id-${plain.size + 1}`;
    plain.set(id, known);
    return known;
  });
}

interface Place {
  /** The searched text, in lower case. */
  text: string;
  kind: string;
  label: string;
  address: string;
  row: Element | null;
}

const most = 40;
const field = document.querySelector<HTMLInputElement>('#wanted');
const found = document.querySelector<HTMLOListElement>('#found');
const count = document.querySelector<HTMLElement>('#count');
/** Collected when the field is first used: the page opens sooner. */
let places: Place[] | undefined;

if (field && found && count) {
  field.closest<HTMLElement>('.search')?.removeAttribute('hidden');
  for (const occasion of ['input', 'focus']) {
    field.addEventListener(occasion, () => show(field.value, found, count));
  }
  // The list would cover the chosen result.
  found.addEventListener('click', () => show('', found, count));
  field.addEventListener('keydown', ({ key }) => {
    if (key === 'Enter') found.querySelector('a')?.click();
  });
}

function placesOf(flow: HTMLElement): Place[] {
  const title = textOf(flow.querySelector('h2'));
  const description = textOf(flow.querySelector('header p'));
  const rows = [...flow.querySelectorAll('tbody')].flatMap((state) => {
    const name = textOf(state.querySelector('.state-name'));
    const address = `#${state.id}`;
    const inner = [...state.querySelectorAll('tr[data-way]')].map((row): Place => {
      const [when = '', then = ''] = [...row.querySelectorAll('td')].map(textOf);
      const label = `${title} › ${name}: ${when} ${then}`;
      return { text: label.toLowerCase(), kind: 'transition', label, address, row };
    });
    const label = [`${title} › ${name}`, textOf(state.querySelector('.said'))]
      .filter(Boolean)
      .join(': ');
    const text = textOf(state.querySelector('th')).toLowerCase();
    return [
      { text: `${title.toLowerCase()} ${text}`, kind: 'state', label, address, row: null },
      ...inner,
    ];
  });
  const label = `${title}: ${description}`;
  return [
    { text: label.toLowerCase(), kind: 'flow', label, address: `#${flow.id}`, row: null },
    ...rows,
  ];
}

function textOf(element: Element | null): string {
  return (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
}

function show(wanted: string, list: HTMLOListElement, status: HTMLElement) {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  places ??= [...document.querySelectorAll<HTMLElement>('.flow')].flatMap(placesOf);
  const fitting = places.filter(({ text }) => words.every((word) => text.includes(word)));
  const shown = words.length === 0 ? [] : fitting.slice(0, most);
  list.replaceChildren(...shown.map(itemOf));
  status.textContent = words.length === 0 ? '' : said(fitting.length);
}

function said(many: number): string {
  if (many === 0) return 'Nothing found.';
  return many > most ? `${many} found, the first ${most} shown.` : `${many} found.`;
}

function itemOf({ kind, label, address, row }: Place): HTMLLIElement {
  const link = document.createElement('a');
  link.href = address;
  const sign = document.createElement('small');
  sign.textContent = kind;
  link.append(sign, ` ${label}`);
  link.addEventListener('click', () => {
    for (const former of document.querySelectorAll('.is-found')) {
      former.classList.remove('is-found');
    }
    if (!row) return;
    row.classList.add('is-found');
    row.closest('details')?.setAttribute('open', '');
    // After the browser has scrolled to the row's state.
    requestAnimationFrame(() => row.scrollIntoView({ block: 'center' }));
  });
  const item = document.createElement('li');
  item.append(link);
  return item;
}

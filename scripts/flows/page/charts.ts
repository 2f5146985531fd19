const smallest = 0.1;
const largest = 2.5;

for (const chart of document.querySelectorAll<HTMLElement>('.chart')) {
  const sheet = chart.querySelector<HTMLElement>('.sheet');
  const picture = chart.querySelector<SVGSVGElement>('.picture');
  const controls = chart.querySelector<HTMLElement>('.zoom');
  if (sheet && picture && controls) makeZoomable(sheet, picture, controls);
}

for (const state of document.querySelectorAll<SVGAElement>('a.state')) {
  state.addEventListener('click', (event) => {
    // Followed as a link, its address would move the chart.
    event.preventDefault();
    history.replaceState(null, '', `#${state.id}`);
    followAddress();
  });
}

addEventListener('hashchange', followAddress);
followAddress();

function makeZoomable(sheet: HTMLElement, picture: SVGSVGElement, controls: HTMLElement) {
  const { width, height } = picture.viewBox.baseVal;
  const fitting = () => {
    const { paddingInline } = getComputedStyle(sheet);
    return Math.min(1, (sheet.clientWidth - 2 * Number.parseFloat(paddingInline)) / width);
  };
  // Asked for at the first press: the browser would lay the whole page out anew for each chart.
  let zoomed: number | undefined;
  const show = (factor: number) => {
    const scale = Math.min(largest, Math.max(smallest, (zoomed ?? fitting()) * factor));
    zoomed = scale;
    picture.style.inlineSize = `${width * scale}px`;
    picture.style.blockSize = `${height * scale}px`;
  };
  const steps: Record<string, () => void> = {
    in: () => show(1.25),
    out: () => show(1 / 1.25),
    fit: () => {
      zoomed = undefined;
      picture.removeAttribute('style');
    },
  };
  controls.hidden = false;
  controls.addEventListener('click', ({ target }) => {
    if (target instanceof HTMLElement) steps[target.dataset.zoom ?? '']?.();
  });
}

/** Marks the state that the address names. */
function followAddress() {
  const named = decodeURIComponent(location.hash.slice(1));
  choose(named.replace(/^chart:/, ''));
}

/** Marks a state with its arrows and their other ends, and shows its description. */
function choose(id: string) {
  const marked = '.is-chosen, .is-leading-in, .is-leading-on';
  for (const element of document.querySelectorAll(marked)) {
    element.classList.remove('is-chosen', 'is-leading-in', 'is-leading-on');
  }
  for (const note of document.querySelectorAll('.chosen')) note.textContent = '';
  const state = document.getElementById(`chart:${id}`);
  const chart = state?.closest('.chart');
  if (!state || !chart) return;
  state.classList.add('is-chosen');
  document.getElementById(id)?.classList.add('is-chosen');
  for (const arrow of chart.querySelectorAll<SVGElement>('[data-to]')) {
    if (arrow.dataset.to === id) arrow.classList.add('is-leading-in');
    if (arrow.dataset.from === id) arrow.classList.add('is-leading-on');
  }
  const link = document.createElement('a');
  link.href = `#${id}`;
  link.textContent = 'Read on in words';
  chart.querySelector('.chosen')?.append(`${state.getAttribute('aria-label')} `, link);
}

for (const button of document.querySelectorAll<HTMLElement>('[data-copy]')) {
  const code = document.getElementById(button.dataset.copy ?? '');
  const note = button.parentElement?.querySelector('.copied');
  if (code && note) button.addEventListener('click', () => copy(code, note));
}

/** Copies the code, or shows and selects it in a browser that allows no copying. */
async function copy(code: HTMLElement, note: Element) {
  try {
    await navigator.clipboard.writeText(code.textContent ?? '');
    note.textContent = 'Copied: paste it into Stately’s importer.';
  } catch {
    code.closest('details')?.setAttribute('open', '');
    getSelection()?.selectAllChildren(code);
    note.textContent = 'Selected below: copy it with the keyboard.';
  }
}

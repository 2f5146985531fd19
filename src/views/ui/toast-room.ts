/** As high as a toast of two lines with the space around it, in pixels. */
const room = 96;

/** The open dialogs, each with what says where toasts stand over it. */
const open: (() => void)[] = [];

/**
 * For the head of a dialog: toasts stand above its sheet where that leaves room for them, else above
 * the buttons at its foot, so that they cover neither its title nor a button (§22.76). Without a foot
 * its buttons stand anywhere, and so they do in a low window, where all of a dialog scrolls: the toasts
 * stay at the window's top.
 */
export function makeToastRoom(head: HTMLElement | null): (() => void) | undefined {
  const sheet = head?.closest<HTMLElement>('.dialog-sheet');
  const body = sheet?.querySelector('.dialog-body');
  const region = document.querySelector<HTMLElement>('.toast-region');
  // Where there is no layout, as in jsdom, there is no observer of it.
  if (!sheet || !body || !region || !('ResizeObserver' in window)) return;
  const { dataset, style } = region;
  const place = () => {
    const isPinned = getComputedStyle(body).overflowY === 'auto';
    const foot = sheet.querySelector<HTMLElement>('.dialog-foot')?.offsetHeight ?? 0;
    const end = window.innerHeight - sheet.offsetTop - sheet.offsetHeight + foot;
    dataset.place = isPinned && foot > 0 && sheet.offsetTop < room ? 'low' : 'high';
    style.setProperty('--toast-end', `${end}px`);
  };
  open.push(place);
  // It looks for the first time in the frame that paints the dialog, once that has its layout: to ask
  // for the layout here would have it made twice.
  const observer = new ResizeObserver(place);
  observer.observe(sheet);
  observer.observe(body);
  return () => {
    observer.disconnect();
    open.splice(open.indexOf(place), 1);
    delete dataset.place;
    open.at(-1)?.();
  };
}

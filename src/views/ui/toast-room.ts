/** As high as a toast of two lines with the space around it, in pixels. */
const room = 96;

/** The open dialogs, each with what says where toasts stand over it. */
const open: (() => void)[] = [];

/**
 * For the head of a dialog: toasts stand above its sheet where that leaves room for them, else above
 * the buttons at its foot, so that they cover neither its title nor a button (§22.76). Without a foot
 * its buttons stand anywhere, and the toasts stay at the window's top.
 */
export function makeToastRoom(head: HTMLElement | null): (() => void) | undefined {
  const sheet = head?.closest<HTMLElement>('.dialog-sheet');
  const body = sheet?.querySelector('.dialog-body');
  if (!sheet || !body) return;
  const { dataset, style } = document.documentElement;
  const place = () => {
    const foot = sheet.querySelector<HTMLElement>('.dialog-foot')?.offsetHeight ?? 0;
    const end = window.innerHeight - sheet.offsetTop - sheet.offsetHeight + foot;
    dataset.toasts = foot > 0 && sheet.offsetTop < room ? 'low' : 'high';
    style.setProperty('--toast-end', `${end}px`);
  };
  open.push(place);
  place();
  // Where there is no layout, as in jsdom, there is no observer of it.
  const observer = 'ResizeObserver' in window ? new ResizeObserver(place) : null;
  observer?.observe(sheet);
  observer?.observe(body);
  return () => {
    observer?.disconnect();
    open.splice(open.indexOf(place), 1);
    delete dataset.toasts;
    open.at(-1)?.();
  };
}

import * as v from 'valibot';
import { useHistoryState } from 'wouter/use-browser-location';

/**
 * The state of a history entry that stands for open dialogs, above the entry of their page. It
 * keeps the state of the page, which lies under the dialogs.
 */
const DialogEntry = v.object({
  openDialogs: v.pipe(v.number(), v.integer(), v.minValue(1)),
  page: v.unknown(),
});

type Leave = (arrived: () => void) => void;

/** The open dialogs that Back closes, the topmost last. */
const dialogs: { readonly close: () => void }[] = [];
/** Navigations that wait for the page's own entry. */
const leaving: Leave[] = [];
let isTraversing = false;
let isLeaving = false;

/** Begins to follow the history. An entry for a dialog that was open before a reload is left. */
export function followHistory(): void {
  window.addEventListener('popstate', onTraversed);
  settle();
}

/** Adds a history entry for a dialog; the returned function is called once the dialog is closed. */
export function addDialogEntry(close: () => void): () => void {
  const dialog = { close };
  dialogs.push(dialog);
  settleSoon();
  return () => {
    dialogs.splice(dialogs.indexOf(dialog), 1);
    settleSoon();
  };
}

/**
 * Runs a navigation from the page's own entry, so that no entry of a dialog stays behind it. The
 * navigation says when it has happened.
 */
export function leavePage(leave: Leave): void {
  leaving.push(leave);
  settle();
}

/** The navigation state of the page, with or without dialogs over it. */
export function usePageState(): unknown {
  const state = useHistoryState<unknown>();
  const entry = v.safeParse(DialogEntry, state);
  return entry.success ? entry.output.page : state;
}

/** How many dialogs the present entry stands for. */
function depth(): number {
  const entry = v.safeParse(DialogEntry, history.state);
  return entry.success ? Math.min(entry.output.openDialogs, history.length - 1) : 0;
}

function onTraversed(): void {
  const isOwn = isTraversing;
  isTraversing = false;
  if (!isOwn) for (const { close } of dialogs.slice(depth()).reverse()) close();
  if (depth() !== dialogs.length || leaving.length > 0) settleSoon();
}

/** After the screens have followed: what closes and what opens with it then share an entry. */
function settleSoon(): void {
  setTimeout(settle);
}

/** Takes one step towards a history with an entry for each open dialog, and none while leaving. */
function settle(): void {
  if (isTraversing || isLeaving) return;
  const present = depth();
  const wanted = leaving.length > 0 ? 0 : dialogs.length;
  if (present > wanted) {
    isTraversing = true;
    history.go(wanted - present);
    return;
  }
  const leave = leaving.shift();
  if (leave) {
    isLeaving = true;
    leave(() => {
      isLeaving = false;
      if (dialogs.length > 0 || leaving.length > 0) settleSoon();
    });
    return;
  }
  const page = present > 0 ? history.state.page : history.state;
  for (let openDialogs = present + 1; openDialogs <= wanted; openDialogs += 1) {
    history.pushState({ openDialogs, page }, '');
  }
}

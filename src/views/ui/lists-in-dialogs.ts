/** How many items the lists in dialogs of this page have: a dialog is closed before its page is left. */
export const listsInDialogs = new Map<string, number>();

import { useEffect, useEffectEvent } from 'react';
import { addDialogEntry } from './dialog-entries.ts';

/** The browser's API for the gesture that closes a dialog, where it exists. */
interface CloseWatcherLike {
  onclose: (() => void) | null;
  destroy: () => void;
}

/**
 * On a phone the back gesture or button closes the dialog over the page instead of leaving the page:
 * by a history entry where the browser has no API for it. Only there: elsewhere a close watcher's
 * signal is Escape, which React Aria handles.
 */
export function useBackGesture(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const { CloseWatcher } = window as { CloseWatcher?: new () => CloseWatcherLike };
    if (!isOpen || !matchMedia('(pointer: coarse)').matches) return;
    if (!CloseWatcher) return addDialogEntry(() => close());
    let watcher: CloseWatcherLike;
    const watch = () => {
      watcher = new CloseWatcher();
      watcher.onclose = () => {
        close();
        // A watcher closes once, and the dialog may stay open: busy, or with the next alert.
        watch();
      };
    };
    watch();
    return () => watcher.destroy();
  }, [isOpen]);
}

import { useEffect, useEffectEvent } from 'react';

/** The browser's API for the gesture that closes a layer, where it exists. */
interface CloseWatcherLike {
  onclose: (() => void) | null;
  destroy: () => void;
}

/**
 * On a phone the back gesture or button closes the layer over the page instead of leaving the page.
 * Only there: elsewhere the same signal is Escape, which React Aria handles.
 */
export function useBackGesture(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const { CloseWatcher } = window as { CloseWatcher?: new () => CloseWatcherLike };
    if (!isOpen || !CloseWatcher || !matchMedia('(pointer: coarse)').matches) return;
    const watcher = new CloseWatcher();
    watcher.onclose = () => close();
    return () => watcher.destroy();
  }, [isOpen]);
}

import { useEffect, useEffectEvent } from 'react';

/** What a browser offers to hear the gesture that closes things, where it does. */
interface CloseWatcherLike {
  onclose: (() => void) | null;
  destroy: () => void;
}

/**
 * On a phone the gesture or button for 'back' closes what lies over the page, and not the page. Only
 * there: elsewhere the same signal is Escape, which React Aria hears itself.
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

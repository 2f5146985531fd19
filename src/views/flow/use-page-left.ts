import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'wouter';

/** Calls back once the person is on another page: what a press was to open may come late, and would open over it. */
export function usePageLeft(onLeft: () => void): void {
  const [path] = useLocation();
  const shown = useRef(path);
  const tell = useEffectEvent(onLeft);
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    tell();
  }, [path]);
}

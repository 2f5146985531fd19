import { usePageLeft } from './use-page-left.ts';

/** Stands in the place of what a press was to open, until its code has come. */
export function OnTheWay({ onLeft }: { onLeft: () => void }) {
  usePageLeft(onLeft);
  return null;
}

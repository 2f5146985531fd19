import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';

/**
 * Stands in the place of what a press was to open, until that comes: on a slow phone its person may be on
 * another page by then, over which it would open.
 */
export function OnTheWay({ onLeft }: { onLeft: () => void }) {
  const [path] = useLocation();
  const [from] = useState(path);
  useEffect(() => {
    if (path !== from) onLeft();
  });
  return null;
}

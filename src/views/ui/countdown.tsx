import { useEffect, useState } from 'react';
import './countdown.css';

/** Remaining seconds, hidden from screen readers, which each second would interrupt. */
export function Countdown({ seconds }: { seconds: number }) {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const end = performance.now() + seconds * 1_000;
    // A page that the browser freezes loses ticks.
    const look = () => setLeft(Math.max(0, Math.round((end - performance.now()) / 1_000)));
    const timer = setInterval(look, 1_000);
    return () => clearInterval(timer);
  }, [seconds]);
  return (
    <span className="countdown" aria-hidden="true">
      0:{String(left).padStart(2, '0')}
    </span>
  );
}

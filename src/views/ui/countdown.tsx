import { useEffect, useState } from 'react';
import './countdown.css';

/** Remaining seconds, hidden from screen readers, which each second would interrupt. */
export function Countdown({ seconds }: { seconds: number }) {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const timer = setInterval(() => setLeft((now) => Math.max(0, now - 1)), 1_000);
    return () => clearInterval(timer);
  }, []);
  return (
    <span className="countdown" aria-hidden="true">
      0:{String(left).padStart(2, '0')}
    </span>
  );
}

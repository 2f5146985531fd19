import { useEffect, useState } from 'react';
import './countdown.css';

/** Seconds running out, for the eye alone: who cannot see them would only be interrupted. */
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

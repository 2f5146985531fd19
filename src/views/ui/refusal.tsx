import { bringIntoSight } from './bring-into-sight.ts';
import './refusal.css';

/** Why the last try did not succeed: said once, and in sight wherever its form was scrolled to. */
export function Refusal({ children }: { children: string | null }) {
  if (children === null) return null;
  return (
    <p key={children} ref={bringIntoSight} className="refusal" role="alert" dir="auto">
      {children}
    </p>
  );
}

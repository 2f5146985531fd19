import { bringIntoSight } from './bring-into-sight.ts';
import './refusal.css';

export interface RefusalProps {
  /**
   * Of a refusal that a toast tells already: it describes the element that has the focus, and is no
   * live region (§22.100).
   */
  id?: string;
  children: string | null;
}

/** Why the last try did not succeed: said once, and in sight wherever its form was scrolled to. */
export function Refusal({ id, children }: RefusalProps) {
  if (children === null) return null;
  const role = id === undefined ? { role: 'alert' } : { id };
  return (
    <p key={children} ref={bringIntoSight} className="refusal" {...role} dir="auto">
      {children}
    </p>
  );
}

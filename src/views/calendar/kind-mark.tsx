import type { ItemKind } from '../../domain/calendar.ts';
import './kind-mark.css';

/** A kind's mark with its own colour and shape, half as large as the surrounding text. */
export function KindMark({ kind }: { kind: ItemKind }) {
  return <span className="kind-mark" data-kind={kind} aria-hidden="true" />;
}

import type { ItemKind } from '../../domain/calendar.ts';
import './kind-mark.css';

/** A kind's sign, of its own colour and shape; as large as half the text it stands in. */
export function KindMark({ kind }: { kind: ItemKind }) {
  return <span className="kind-mark" data-kind={kind} aria-hidden="true" />;
}

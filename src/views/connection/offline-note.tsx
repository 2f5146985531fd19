import { texts } from '../../domain/texts.ts';
import { useConnection } from '../flow/environment.ts';
import { connection } from './connection.texts.ts';
import './offline-note.css';

/**
 * The note without a network. Always on the page: a live region that is added later stays silent.
 */
export function OfflineNote() {
  const isOffline = useConnection((snapshot) => snapshot.matches('offline'));
  return (
    <div
      className="offline-note"
      role="status"
      aria-label={connection}
      data-react-aria-top-layer="true"
    >
      {isOffline && <p>{texts.offline}</p>}
    </div>
  );
}

import { Main } from '../layout/main.tsx';
import { LoadingDots } from '../ui/loading-dots.tsx';
import { loading } from '../ui/ui.texts.ts';
import { hostEvent } from '../words/words.texts.ts';
import { HostWords } from './host-lead.tsx';
import './create-events.css';

/** The page of a new event before its form is there. */
export function HostWaiting() {
  return (
    <Main title={hostEvent} className="host" isBusy>
      <div className="form">
        <div className="host-columns">
          <div className="host-pane">
            <div className="host-lead">
              <HostWords />
              <LoadingDots label={loading} />
            </div>
          </div>
        </div>
      </div>
    </Main>
  );
}

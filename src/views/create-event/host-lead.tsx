import CalendarHeart from 'lucide/dist/esm/icons/calendar-heart.mjs';
import { texts } from '../../domain/texts.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { GatheringPicture } from './gathering-picture.tsx';

export interface HostLeadProps {
  onShowEvents: () => void;
  /** Called before a probable press on 'Show my events'. */
  onShowEventsIntent: () => void;
}

/** The page's headline, blurb and drawing. */
export function HostLead({ onShowEvents, onShowEventsIntent }: HostLeadProps) {
  return (
    <div className="host-lead">
      <div className="host-words">
        <h1>Bring your people together</h1>
        <p>
          Name the day, send the invitations, and see who is coming. Every guest gets theirs by
          mobile number, and answers in a moment.
        </p>
        <Button onIntent={onShowEventsIntent} onPress={onShowEvents}>
          <Icon of={CalendarHeart} />
          {texts.showMyEvents}
        </Button>
      </div>
      <div className="host-picture">
        <GatheringPicture />
      </div>
    </div>
  );
}

import CalendarHeart from 'lucide/dist/esm/icons/calendar-heart.mjs';
import type { ReactNode } from 'react';
import { texts } from '../../domain/texts.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { blurb, headline } from './create-event.texts.ts';
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
      <HostWords>
        <Button onIntent={onShowEventsIntent} onPress={onShowEvents}>
          <Icon of={CalendarHeart} />
          {texts.showMyEvents}
        </Button>
      </HostWords>
      <div className="host-picture">
        <GatheringPicture />
      </div>
    </div>
  );
}

/** The page's headline and blurb. */
export function HostWords({ children }: { children?: ReactNode }) {
  return (
    <div className="host-words">
      <h1>{headline}</h1>
      <p>{blurb}</p>
      {children}
    </div>
  );
}

import { useId } from 'react';
import { texts } from '../../domain/texts.ts';
import { Button } from '../ui/button.tsx';
import { countText } from '../words/count-text.ts';
import { dayText } from '../words/day-text.ts';

export interface ResourceBookProps {
  /** The day whose slots they are, `YYYY-MM-DD`. */
  date: string;
  /** How many slots are free. */
  offered: number;
  state: 'loading' | 'listing' | 'empty' | 'failed';
  canBook: boolean;
  onBook: () => void;
  onRetry: () => void;
}

/** What of today is free, and the way to it. */
export function ResourceBook({
  date,
  offered,
  state,
  canBook,
  onBook,
  onRetry,
}: ResourceBookProps) {
  const id = useId();
  return (
    <aside className="resource-book" aria-label="Booking">
      <div id={id} className="resource-book-words" aria-live="polite">
        <p className="resource-book-day">{`Today, ${dayText(date)}`}</p>
        <p>{stateText(state, offered)}</p>
      </div>
      {state === 'failed' && (
        <Button isWide onPress={onRetry}>
          {texts.tryAgain}
        </Button>
      )}
      <Button
        variant="primary"
        size="large"
        isWide
        isDisabled={!canBook}
        aria-describedby={id}
        onPress={onBook}
      >
        {texts.bookNow}
      </Button>
    </aside>
  );
}

function stateText(state: ResourceBookProps['state'], offered: number): string {
  switch (state) {
    case 'loading':
      return texts.slotsLoading;
    case 'failed':
      return 'The slots did not arrive, so nothing can be booked just now.';
    case 'empty':
      return 'No slots are left today. Tomorrow’s open at midnight.';
    case 'listing':
      return countText(offered, 'slot is free', 'slots are free');
  }
}

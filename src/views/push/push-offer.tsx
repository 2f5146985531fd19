import BellRing from 'lucide-react/icons/bell-ring';
import { texts } from '../../domain/texts.ts';
import { usePushActor } from '../flow/environment.ts';
import { Button } from '../ui/button.tsx';
import './push-offer.css';

/** What notifications are good for, with a button that turns them on; it waits, and asks nothing. */
export function PushOffer() {
  const push = usePushActor();
  return (
    <aside className="push-offer" aria-labelledby="push-offer-title">
      <BellRing className="push-offer-icon" />
      <div className="push-offer-words">
        <h2 id="push-offer-title">{texts.pushOffer}</h2>
        <p>{texts.pushOfferReason}</p>
      </div>
      <div className="push-offer-answers">
        <Button onPress={() => push.send({ type: 'offer.accepted' })}>{texts.turnOnPush}</Button>
        <Button variant="quiet" onPress={() => push.send({ type: 'offer.declined' })}>
          {texts.notNow}
        </Button>
      </div>
    </aside>
  );
}

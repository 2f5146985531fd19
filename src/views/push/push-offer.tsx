import BellRing from 'lucide/dist/esm/icons/bell-ring.mjs';
import { pushTexts } from '../../domain/push.texts.ts';
import { useEnvironment } from '../flow/environment.ts';
import { Button } from '../ui/button.tsx';
import { focusOnPage } from '../ui/focus-on.ts';
import { Icon } from '../ui/icon.tsx';
import './push-offer.css';

/** Explains notifications and offers a button that turns them on; opens no prompt by itself. */
export function PushOffer() {
  const { app } = useEnvironment();
  return (
    <aside ref={focusOnPage} className="push-offer" aria-labelledby="push-offer-title">
      <Icon of={BellRing} className="push-offer-icon" />
      <div className="push-offer-words">
        <h2 id="push-offer-title">{pushTexts.offer}</h2>
        <p>{pushTexts.reason}</p>
      </div>
      <div className="push-offer-answers">
        <Button onPress={() => app.send({ type: 'offer.accepted' })}>{pushTexts.turnOn}</Button>
        <Button variant="quiet" onPress={() => app.send({ type: 'offer.declined' })}>
          {pushTexts.notNow}
        </Button>
      </div>
    </aside>
  );
}

import { useSelector } from '@xstate/react';
import MapPin from 'lucide/dist/esm/icons/map-pin.mjs';
import { useLayoutEffect, useState } from 'react';
import { hasCity } from '../../domain/known-city.ts';
import { placeTexts } from '../../domain/place.texts.ts';
import { locationText } from '../../domain/session.ts';
import { texts } from '../../domain/texts.ts';
import { placeChoiceDraft, placeChoiceMachine } from '../../machines/place-choice.ts';
import { useApp, useSession } from '../flow/environment.ts';
import { useFlow } from '../flow/use-flow.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Form, SubmitButton } from '../ui/form.tsx';
import { Icon } from '../ui/icon.tsx';
import { PressArea } from '../ui/press-area.tsx';
import { TextField } from '../ui/text-field.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { placesFound } from './place-choice.texts.ts';
import './place-dialog.css';

const unknown = { city: texts.unknownCity, pincode: texts.unknownPincode };

/** The dialog in which a person says where they are; open while it is mounted. */
export function PlaceDialog({ onClose }: { onClose: () => void }) {
  const place = useSession(({ context }) => context.userLocation);
  const userID = useSession(({ context }) => context.userID);
  const flow = useFlow(placeChoiceMachine, {
    input: () => ({}),
    draft: { keeper: placeChoiceDraft, owner: userID === null ? 'visitor' : { userID } },
  });
  const { text, places, isUnlocated } = useSelector(flow, ({ context }) => context);
  const person = useApp(({ context }) => context.expectedUserID);
  const [opener] = useState(person);
  // A visitor who signs in, in another tab, goes on; a person who leaves takes it with them.
  const isLeft = opener !== null && opener !== person;
  const isOver = useSelector(flow, ({ status }) => status === 'done') || isLeft;
  const isLocating = useSelector(flow, (snapshot) => snapshot.hasTag('locating'));
  const isSetting = useSelector(flow, (snapshot) => snapshot.hasTag('setting'));
  const isResting = useSelector(flow, (snapshot) => snapshot.matches('resting'));
  const canSet = useSelector(flow, (snapshot) => snapshot.can({ type: 'text.submitted' }));
  // In the same rendering: later, the page would still be inert when its opener is to have the focus.
  useLayoutEffect(() => {
    if (isOver) onClose();
  }, [isOver, onClose]);
  const isFound = isResting && !isUnlocated && places.length > 0;
  return (
    <Dialog title={placeTexts.title} onClose={() => flow.send({ type: 'choice.closed' })}>
      <div className="place-dialog">
        {place && hasCity(place) && (
          <p className="place-dialog-now">{placeTexts.now(locationText(place, unknown))}</p>
        )}
        <Form onSubmit={() => flow.send({ type: 'text.submitted' })}>
          <TextField
            autoFocus
            label={placeTexts.field}
            hint={placeTexts.lead}
            value={text}
            maxLength={100}
            autoComplete="off"
            onChange={(typed) => flow.send({ type: 'text.typed', text: typed })}
          />
          <VisuallyHidden>
            <span role="status">{isFound ? placesFound(places.length) : ''}</span>
          </VisuallyHidden>
          {places.length > 0 && (
            <ul className="place-dialog-list">
              {places.map((place) => (
                <li key={locationText(place, place)}>
                  <PressArea
                    className="place-dialog-place"
                    onPress={() => flow.send({ type: 'place.picked', place })}
                  >
                    <Icon of={MapPin} />
                    {locationText(place, unknown)}
                  </PressArea>
                </li>
              ))}
            </ul>
          )}
          <SubmitButton isDisabled={!canSet} isPending={isSetting}>
            {placeTexts.set}
          </SubmitButton>
        </Form>
        <Button
          size="large"
          isWide
          isPending={isLocating}
          pendingLabel={placeTexts.locating}
          onPress={() => flow.send({ type: 'device.asked' })}
        >
          {placeTexts.useDevice}
        </Button>
        {isUnlocated && (
          <p className="place-dialog-unlocated" role="alert">
            {placeTexts.unlocated}
          </p>
        )}
      </div>
    </Dialog>
  );
}

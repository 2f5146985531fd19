import MapPin from 'lucide/dist/esm/icons/map-pin.mjs';
import { useCallback, useState } from 'react';
import { locationText } from '../../domain/session.ts';
import { texts } from '../../domain/texts.ts';
import { DialogBoundary } from '../flow/dialog-boundary.tsx';
import { useSession } from '../flow/environment.ts';
import { onDemand } from '../flow/on-demand.tsx';
import { OnTheWay } from '../flow/on-the-way.tsx';
import { Icon } from '../ui/icon.tsx';
import { PressArea } from '../ui/press-area.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';

const dialog = onDemand(
  async () => (await import('../place-choice/place-dialog.tsx')).PlaceDialog,
  ({ onClose }) => <OnTheWay onLeft={onClose} />,
);

const unknown = { city: texts.unknownCity, pincode: texts.unknownPincode };

/** 'city - pincode', which opens the dialog in which a place is chosen. */
export function PlaceButton() {
  const location = useSession(({ context }) => context.userLocation);
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  return (
    <>
      <PressArea
        className="header-place"
        aria-haspopup="dialog"
        onIntent={dialog.preload}
        onPress={() => setOpen(true)}
      >
        <Icon of={MapPin} />
        <span>{locationText(location, unknown)}</span>{' '}
        <VisuallyHidden>{texts.changePlace}</VisuallyHidden>
      </PressArea>
      {isOpen && (
        <DialogBoundary text={texts.placeNotLoaded} onLost={close}>
          <dialog.Component onClose={close} />
        </DialogBoundary>
      )}
    </>
  );
}

import { useSelector } from '@xstate/react';
import { useDeferredValue, useEffect } from 'react';
import type { Alert } from '../../machines/kit/shell.ts';
import { Boundary } from '../flow/boundary.tsx';
import { useApp, useNoticesActor } from '../flow/environment.ts';
import { onDemand } from '../flow/on-demand.tsx';
import { ToastRegion } from '../ui/toast-region.tsx';

const alertDialog = onDemand(async () => (await import('../ui/alert-dialog.tsx')).AlertDialog);

/** Where the app speaks to the person: toasts, and one alert at a time. */
export function Notices() {
  const notices = useNoticesActor();
  const toasts = useSelector(notices, ({ context }) => context.toasts);
  const alert = useSelector(notices, ({ context }) => context.alerts[0]);
  const isOnGuardedPage = useApp(({ context }) => context.guardedPage !== null);
  // Where something can be sent it can fail, and without a network no dialog comes to say so.
  useEffect(() => {
    if (isOnGuardedPage) alertDialog.preload();
  }, [isOnGuardedPage]);
  // It opens once what it is about has been shown: the focus goes back to where that has left it.
  const isDue = useDeferredValue(alert !== undefined);
  return (
    <>
      <ToastRegion
        toasts={toasts}
        onDismiss={(id) => notices.send({ type: 'toast.dismissed', id })}
        onHold={() => notices.send({ type: 'toasts.held' })}
        onRelease={() => notices.send({ type: 'toasts.released' })}
      />
      {alert && isDue && (
        <Boundary fallback={() => null} onError={() => sayAsToast(notices, alert)}>
          <alertDialog.Component
            {...alert}
            isOpen
            onClose={() => notices.send({ type: 'alert.dismissed' })}
          />
        </Boundary>
      )}
    </>
  );
}

/** An alert whose dialog could not be fetched is still said. */
function sayAsToast(notices: ReturnType<typeof useNoticesActor>, { title, message }: Alert) {
  notices.send({ type: 'alert.dismissed' });
  notices.send({ type: 'toast.raised', toast: { title, text: message, tone: 'info' } });
}

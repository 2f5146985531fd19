import { useSelector } from '@xstate/react';
import { useDeferredValue, useEffect } from 'react';
import type { Alert } from '../../machines/kit/shell.ts';
import { Boundary } from '../flow/boundary.tsx';
import { useApp, useNoticesActor } from '../flow/environment.ts';
import { onDemand } from '../flow/on-demand.tsx';
import { usePreload } from '../flow/use-preload.ts';
import { ToastRegion } from '../ui/toast-region.tsx';

const alertDialog = onDemand(async () => (await import('../ui/alert-dialog.tsx')).AlertDialog);

/** Toasts, and one alert at a time. */
export function Notices() {
  const notices = useNoticesActor();
  const toasts = useSelector(notices, ({ context }) => context.toasts);
  const alert = useSelector(notices, ({ context }) => context.alerts[0]);
  const isOnGuardedPage = useApp(({ context }) => context.guardedPage !== null);
  // Guarded pages send requests that can fail, and without a network the dialog could not be
  // fetched.
  usePreload(alertDialog, isOnGuardedPage);
  const look = () => {
    // On a touch screen what was tapped last counts as hovered.
    const pointed = matchMedia('(hover: hover)').matches ? '.toast:hover,' : '';
    const isHeld = document.hidden || document.querySelector(`${pointed}.toast :focus`);
    notices.send({ type: isHeld ? 'toasts.held' : 'toasts.released' });
  };
  // Also for a toast that comes to a hidden page, which a person reads once they are back, or in the place of
  // one that had the focus.
  useEffect(() => {
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  });
  // Opens after the page has changed, so that closing it returns the focus to the changed page.
  const isDue = useDeferredValue(alert !== undefined);
  return (
    <>
      <ToastRegion
        toasts={toasts}
        onDismiss={(id) => notices.send({ type: 'toast.dismissed', id })}
        onAct={(id) => notices.send({ type: 'toast.acted', id })}
        onHold={() => notices.send({ type: 'toasts.held' })}
        onRelease={look}
      />
      {alert && isDue && (
        <Boundary fallback={() => null} onError={() => sayAsToast(notices, alert)}>
          <alertDialog.Component
            {...alert}
            onClose={() => notices.send({ type: 'alert.dismissed' })}
          />
        </Boundary>
      )}
    </>
  );
}

/** Shows an alert as a toast if its dialog could not be fetched. */
function sayAsToast(notices: ReturnType<typeof useNoticesActor>, { title, message }: Alert) {
  notices.send({ type: 'alert.dismissed' });
  notices.send({ type: 'toast.raised', toast: { title, text: message, tone: 'info' } });
}

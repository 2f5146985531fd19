import { useSelector } from '@xstate/react';
import { lazy, Suspense } from 'react';
import { useNoticesActor } from '../flow/environment.ts';
import { ToastRegion } from '../ui/toast-region.tsx';

const AlertDialog = lazy(async () => ({
  default: (await import('../ui/alert-dialog.tsx')).AlertDialog,
}));

/** Where the app speaks to the person: toasts, and one alert at a time. */
export function Notices() {
  const notices = useNoticesActor();
  const toasts = useSelector(notices, ({ context }) => context.toasts);
  const alert = useSelector(notices, ({ context }) => context.alerts[0]);
  return (
    <>
      <ToastRegion
        toasts={toasts}
        onDismiss={(id) => notices.send({ type: 'toast.dismissed', id })}
        onHold={() => notices.send({ type: 'toasts.held' })}
        onRelease={() => notices.send({ type: 'toasts.released' })}
      />
      {alert && (
        <Suspense>
          <AlertDialog
            {...alert}
            isOpen
            onClose={() => notices.send({ type: 'alert.dismissed' })}
          />
        </Suspense>
      )}
    </>
  );
}
